import Changes
import Foundation
import Localization
import Navigation
import Presenting
import Sessions
import Synchronization
import TestSupport
import Testing
import TextUI
import TextUISupport

/// A clock that a test sets.
private final class SetClock: Clock {
  private let start = ContinuousClock.now
  private let time = Mutex(Duration.zero)

  var now: ContinuousClock.Instant { start.advanced(by: time.withLock { $0 }) }
  var minimumResolution: Duration { .zero }

  func set(_ duration: Duration) { time.withLock { $0 = duration } }
  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

/// What is written down of a session.
@Suite(.turnLimit)
struct RecordingTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("Letters", rows: ["a", "b", "c"])
  private let clock = SetClock()
  private let output = RecordedOutput()

  init() {
    viewModel.commands = [
      KeyCommand("rename", key: "n", .text { [weak viewModel] in viewModel?.title = Text(verbatim: $0) }),
      KeyCommand(
        "drop", key: "d",
        .row { [weak viewModel, clock] row in
          clock.set(.seconds(60))
          viewModel?.rows.remove(at: row)
        }),
      KeyCommand("clear", key: "c", .rows { [weak viewModel] _ in viewModel?.rows = [] }),
      KeyCommand("sleep", key: "s", .nothing(disabled: "It is too early.") {}),
      KeyCommand(
        "do", key: "o",
        .nothing(.reporting { Outcome("It is done.", undo: Undo { throw CommandError("It cannot be undone.") }) })),
    ]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
  }

  private func recording(keepsText: Bool = false) -> Recording {
    let header = RecordingHeader(
      version: "1.2", path: "letters", language: "en", seed: 7, architecture: nil, noWarning: false)
    return Recording(header, to: output, keepsText: keepsText, clock: clock)
  }

  /// The lines of the recording behind its header.
  private var lines: [String] { output.text.split(separator: "\n").dropFirst().map(String.init) }

  /// Records a run with these lines.
  private func record(_ lines: String..., keepsText: Bool = false, asJSON: Bool = false) async throws {
    try await Play(lines, on: navigation, asJSON: asJSON, recording: recording(keepsText: keepsText)).run()
  }

  @Test func `it begins with what a run needs to be the same`() async throws {
    try await record()
    #expect(
      output.text
        == #"{"calcots":"1.2","language":"en","noWarning":false,"path":"letters","recording":1,"seed":7}"# + "\n")
  }

  @Test func `a command is written before it runs, with the row's id and the time`() async throws {
    let recording = recording()
    clock.set(.milliseconds(3_249))
    try await Play(["drop 2"], on: navigation, recording: recording).run()
    #expect(lines == [#"{"command":"drop","row":"b","seconds":3.2}"#])
  }

  @Test func `several rows are written with their ids`() async throws {
    try await record("clear 1-2")
    #expect(lines == [#"{"command":"clear","rows":["a","b"],"seconds":0}"#])
  }

  @Test(arguments: ["sleep", "drop 9", "nonsense", "show", "help", ""])
  func `what runs no command is not written`(line: String) async throws {
    try await record(line)
    #expect(lines == [])
  }

  @Test func `of a text, its length, its blanks and its signs are written, and a number stays one`() async throws {
    try await record("rename Zoé & 27, 左京!", "set name Zoé 3")
    #expect(
      lines == [
        #"{"command":"rename","seconds":0,"text":"xxx & 11, xx!"}"#,
        #"{"command":"set","field":"name","seconds":0,"value":"xxx 1"}"#,
      ])
  }

  @Test func `if that is asked for, texts are written`() async throws {
    try await record("rename Zoé & 27", "set name Zoé", keepsText: true)
    #expect(
      lines == [
        #"{"command":"rename","seconds":0,"text":"Zoé & 27"}"#,
        #"{"command":"set","field":"name","seconds":0,"value":"Zoé"}"#,
      ])
  }

  @Test func `a filter is left out, so that every row can be found by its id`() async throws {
    let search = SearchView.ViewModel()
    search.isFilter = true
    Place(on: navigation).show(Page(SearchView.self, search))
    try await record("set query lan")
    #expect(lines == [#"{"command":"set","field":"query","seconds":0,"value":""}"#])
  }

  @Test func `a number in a range is chosen, and no text`() async throws {
    Place(on: navigation).show(Page(FormView.self, FormView.ViewModel()))
    try await record("set height 20")
    #expect(lines == [#"{"command":"set","field":"height","seconds":0,"value":"20"}"#])
  }

  @Test func `undo is written like any other command`() async throws {
    try await record("do", "undo")
    #expect(lines == [#"{"command":"do","seconds":0}"#, #"{"command":"undo","seconds":0}"#])
  }

  @Test func `loading more is written, and turning a page is not`() async throws {
    let paging = PagingView.ViewModel(rows: 30)
    Place(on: navigation).show(Page(PagingView.self, paging))
    try await record("more", "more")
    #expect(lines == [#"{"command":"more","seconds":0}"#])
  }

  @Test func `going back is written, but not from the first screen, which ends the run`() async throws {
    Place(on: navigation).show(Page(FormView.self, FormView.ViewModel()))
    try await record("back", "back")
    #expect(lines == [#"{"command":"back","seconds":0}"#])
  }

  @Test func `what programs send is written as well`() async throws {
    try await record(#"{"command":"drop","row":"c","revision":1}"#, asJSON: true)
    #expect(lines == [#"{"command":"drop","row":"c","seconds":0}"#])
  }

  @Test func `where nothing can be written, the run goes on`() async throws {
    let recording = recording()
    output.failure = .full
    try await Play(["drop 1", "drop 1"], on: navigation, recording: recording).run()
    #expect(recording.failure == .full)
    #expect(viewModel.rows == ["c"])
  }

  @Test func `after a line that could not be written there is none, so that a replay has no gap`() async throws {
    let recording = recording()
    output.failure = .full
    viewModel.commands.append(KeyCommand("mend", key: "m", .nothing { [output] in output.failure = nil }))
    try await Play(["mend", "drop 1"], on: navigation, recording: recording).run()
    #expect(lines == [])
  }

  // MARK: The full screen

  @Test func `a key is written as the command that it runs, for the rows that were marked`() async {
    let play = await FullScreenPlay(on: navigation, recording: recording())
    await play.press(.tab, .character(" "), .down, .character(" "), .character("c"))
    #expect(lines == [#"{"command":"clear","rows":["a","c"],"seconds":0}"#])
  }

  @Test func `what the session loads by itself is written as such`() async {
    let paging = PagingView.ViewModel(rows: 3)
    paging.onMore = { $0.ending = nil }
    Place(on: navigation).show(Page(PagingView.self, paging))
    let play = await FullScreenPlay(on: navigation, recording: recording())
    await play.settle()
    #expect(lines == [#"{"automatic":true,"command":"more","page":1,"seconds":0}"#])
  }

  @Test func `a prompt's text is written once it is given, and a field's with each key`() async {
    let play = await FullScreenPlay(on: navigation, recording: recording(keepsText: true))
    await play.press(.character("a"), .character("b"))
    await play.press(.tab, .character("n"))
    await play.type("Xy")
    await play.press(.enter)
    #expect(
      lines == [
        #"{"command":"set","field":"name","seconds":0,"value":"a"}"#,
        #"{"command":"set","field":"name","seconds":0,"value":"ab"}"#,
        #"{"command":"rename","seconds":0,"text":"Xy"}"#,
      ])
  }

  @Test func `of the palette, only what was chosen is written`() async {
    let play = await FullScreenPlay(
      on: navigation, leadingTo: Destinations(all: { [(path: "zoo/1", help: "a zoo")] }, open: { _ in nil }),
      recording: recording(keepsText: true))
    await play.press(.tab)
    await play.type(":drop")
    await play.press(.enter)
    await play.type(":zoo")
    await play.press(.enter)
    #expect(lines == [#"{"command":"drop","row":"a","seconds":0}"#, #"{"path":"zoo/1","seconds":60}"#])
  }
}

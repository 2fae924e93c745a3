import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// Running a recorded session again.
@Suite(.turnLimit)
struct ReplayTests {
  private nonisolated static let header = RecordingHeader(
    version: "1", path: "letters", language: "en", seed: 7, architecture: nil, noWarning: false)
  private nonisolated static let first =
    #"{"calcots":"1","language":"en","noWarning":false,"path":"letters","recording":1,"seed":7}"#

  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("Letters", rows: ["a", "b", "c"])

  init() {
    viewModel.commands = [
      KeyCommand("rename", key: "n", .text { [weak viewModel] in viewModel?.title = Text(verbatim: $0) }),
      KeyCommand(
        "drop", key: "d",
        .row { [weak viewModel] row in
          await turns(20)
          viewModel?.rows.remove(at: row)
        }),
      KeyCommand("sleep", key: "s", .nothing(disabled: "It is too early.") {}),
      .failing("fail", key: "f", with: CommandError("It failed.")),
    ]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
  }

  private func replay(_ lines: String...) throws -> Replay {
    try Replay(([Self.first] + lines).map { $0 + "\n" }.joined())
  }

  private func run(_ replay: Replay, leadingTo destinations: Destinations? = nil) async {
    await replay.run(on: navigation, leadingTo: destinations)
    await navigation.settle()
  }

  // MARK: Reading

  @Test func `its first line says what was run`() throws {
    #expect(try replay().header == Self.header)
  }

  @Test(
    arguments: [
      ("", .notARecording), ("== Letters ==\n", .notARecording), (#"{"v":1}"#, .notARecording),
      (#"{"recording":2}"#, .recordingNewer), (#"{"recording":1}"#, .recordingDamaged(line: 1)),
      (first + "\nx\n", .recordingDamaged(line: 2)),
      (first + "\n{\"command\":\"a\"}\n{\"command\":1}\n", .recordingDamaged(line: 3)),
      (first + "\n{\"command\":\"a\",\"page\":\"b\"}\n", .recordingDamaged(line: 2)),
    ] as [(String, RecordingError)])
  func `what is none is refused, with its first damaged line`(text: String, error: RecordingError) {
    #expect(throws: error) { try Replay(text) }
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a last line that was not written to its end is left out`(end: String) async throws {
    await run(try Replay([Self.first, #"{"command":"drop","row":"a"}"#, #"{"command":"dro"#].joined(separator: end)))
    #expect(viewModel.rows == ["b", "c"])
    #expect(navigation.history.refusal == nil)
  }

  // MARK: Running

  @Test func `each command runs once the one before has done its work`() async throws {
    await run(
      try replay(
        #"{"command":"drop","row":"b","seconds":0}"#, #"{"command":"drop","row":"c","seconds":900}"#,
        #"{"command":"rename","text":"Two  words","seconds":901}"#,
        #"{"command":"set","field":"name","value":" x","seconds":902}"#))
    #expect(viewModel.rows == ["a"])
    #expect(viewModel.title == "Two  words")
    #expect(viewModel.fieldValue == " x")
  }

  @Test(
    arguments: [
      (#"{"command":"drop","row":"z"}"#, "There is no row #z here."), (#"{"command":"sleep"}"#, "It is too early."),
      (#"{"command":"nonsense"}"#, "There is no command “nonsense” here."),
      (#"{"command":"back","page":3}"#, "The command’s screen is not open."),
    ])
  func `a command that cannot be run stops it, and its line and the reason are said`(
    line: String, reason: String
  ) async throws {
    await run(try replay(#"{"command":"drop","row":"a"}"#, line, #"{"command":"drop","row":"b"}"#))
    #expect(viewModel.rows == ["b", "c"])
    let refusal = try #require(navigation.history.refusal).text
    #expect(refusal.code == "session.replayStopped")
    #expect(refusal.words(in: .en).hasPrefix("The replay stopped at line 3: \(reason)"), "\(refusal)")
  }

  @Test func `a command that is refused as it runs does not stop it: it was refused before, too`() async throws {
    await run(try replay(#"{"command":"fail"}"#, #"{"command":"set","field":"name","value":"x"}"#))
    #expect(viewModel.fieldValue == "x")
    #expect(navigation.history.refusal == nil)
  }

  @Test(arguments: [true, false])
  func `a row that is missing is loaded, as a session that scrolls had done`(loadsAll: Bool) async throws {
    let paging = PagingView.ViewModel(rows: 3)
    paging.loadsAll = loadsAll
    paging.onMore = { $0.add(3) }
    var dropped: [Int] = []
    paging.drop = { dropped += $0 }
    Place(on: navigation).show(Page(PagingView.self, paging))
    await run(try replay(#"{"command":"drop","rows":["row 1","row 7"]}"#))
    #expect(dropped == [1, 7])
  }

  @Test func `a row that does not come is not waited for`() async throws {
    let paging = PagingView.ViewModel(rows: 3)
    Place(on: navigation).show(Page(PagingView.self, paging))
    await run(try replay(#"{"command":"drop","rows":["row 1","row 7"]}"#))
    #expect(paging.requests == 1)
    #expect(navigation.history.refusal?.text.code == "session.replayStopped")
  }

  @Test func `what has been loaded already is not loaded again`() async throws {
    let paging = PagingView.ViewModel(rows: 3)
    paging.ending = nil
    Place(on: navigation).show(Page(PagingView.self, paging))
    await run(try replay(#"{"command":"more"}"#))
    #expect(paging.requests == 0)
    #expect(navigation.history.refusal == nil)
  }

  @Test func `what a session had loaded by itself is loaded`() async throws {
    let paging = PagingView.ViewModel(rows: 3)
    paging.onMore = { $0.add(3) }
    Place(on: navigation).show(Page(PagingView.self, paging))
    await run(try replay(#"{"automatic":true,"command":"more"}"#))
    #expect(paging.rows.count == 6)
  }

  @Test func `a command for a screen below is run there`() async throws {
    Place(on: navigation).show(Page(FormView.self, FormView.ViewModel()))
    await run(try replay(#"{"command":"drop","row":"a","page":0}"#, #"{"command":"go down"}"#))
    #expect(viewModel.rows == ["b", "c"])
    #expect(navigation.history.refusal == nil)
  }

  @Test func `of what a session did by itself nothing is said, and what was said before stays`() async throws {
    viewModel.commands.append(KeyCommand("say", key: "y", .nothing(.reporting { Outcome("It is done.") })))
    await run(try replay(#"{"command":"say"}"#, #"{"automatic":true,"command":"drop","row":"a"}"#))
    #expect(viewModel.rows == ["b", "c"])
    #expect(navigation.history.newest?.outcome.text == "It is done.")
  }

  @Test func `what a session did by itself is passed over if it cannot be done again`() async throws {
    await run(
      try replay(
        #"{"command":"drop","row":"a"}"#, #"{"automatic":true,"command":"back","page":1}"#,
        #"{"automatic":true,"command":"drop","row":"a"}"#, #"{"command":"drop","row":"b"}"#))
    #expect(viewModel.rows == ["c"])
    #expect(navigation.stack.count == 1)
    #expect(navigation.history.refusal == nil)
  }

  @Test func `a page that a session opened by itself for a row that was just going is opened again`() async throws {
    let opened = PlainView.ViewModel("Opened")
    opened.commands = [KeyCommand("say", key: "y", .nothing { [weak opened] in opened?.title = "Said" })]
    viewModel.commands.append(
      KeyCommand(
        "open", key: .enter, .row { [navigation] _ in Place(on: navigation).show(Page(PlainView.self, opened)) }))
    await run(
      try replay(
        #"{"command":"drop","row":"a"}"#, #"{"automatic":true,"command":"open","row":"a"}"#, #"{"command":"say"}"#))
    #expect(opened.title == "Said" && viewModel.rows == ["b", "c"])
    #expect(navigation.history.refusal == nil)
  }

  @Test func `a command is for the screen to which the one before leads, however late`() async throws {
    let form = FormView.ViewModel()
    viewModel.commands.append(
      KeyCommand(
        "lead", key: "l",
        .nothing { [weak navigation] in
          await turns(20)
          Place(on: navigation).show(Page(FormView.self, form))
        }))
    await run(try replay(#"{"command":"lead"}"#, #"{"command":"go down"}"#))
    #expect(form.value == 17)
  }

  @Test func `a path takes the place of all screens`() async throws {
    var opened: [String] = []
    let destinations = Destinations(all: { [] }, open: { path in { opened.append(path) } })
    await run(try replay(#"{"path":"zoo/1","seconds":1}"#), leadingTo: destinations)
    #expect(opened == ["zoo/1"])
  }

  // MARK: Renderers

  @Test func `in lines and JSON the last screen is the first that is shown, and a stop is a failure`() async throws {
    let replay = try replay(#"{"command":"drop","row":"a"}"#, #"{"command":"sleep"}"#)
    let play = Play(leadingOn: { await replay.run(on: navigation, leadingTo: nil) }, on: navigation)
    #expect(try await !play.run())
    #expect(
      play.transcript.text
        == "! The replay stopped at line 3: It is too early.\n== Letters ==\nName (name): \n 1. b\n 2. c\n\n")
  }

  @Test func `on the full screen a key ends it`() async throws {
    let replay = try replay(#"{"command":"drop","row":"a"}"#, #"{"command":"drop","row":"b"}"#)
    let play = await FullScreenPlay(
      on: navigation, leadingOn: { await replay.run(on: navigation, leadingTo: nil) })
    await play.press(.down)
    await navigation.settle()
    #expect(viewModel.rows.contains("b"))
  }

  @Test func `meanwhile the full screen loads nothing by itself, and then what it needs`() async throws {
    let paging = PagingView.ViewModel(rows: 3)
    var loaded: [String] = []
    var isOver = false
    paging.onMore = { viewModel in
      loaded.append(isOver ? "then" : "meanwhile")
      viewModel.ending = nil
    }
    Place(on: navigation).show(Page(PagingView.self, paging))
    let play = await FullScreenPlay(
      on: navigation,
      leadingOn: {
        await turns(50)
        isOver = true
      })
    await eventually("more is loaded") { !loaded.isEmpty }
    #expect(loaded == ["then"])
    await play.settle()
  }

  @Test func `what is replayed can be recorded again`() async throws {
    let lines = [#"{"command":"drop","row":"b","seconds":0}"#, #"{"command":"rename","seconds":0,"text":"New one"}"#]
    let output = RecordedOutput()
    let recording = Recording(
      Self.header, to: output, keepsText: true, clock: ManualClock())
    try await Replay(([Self.first] + lines).joined(separator: "\n")).run(
      on: navigation, leadingTo: nil, recording: recording)
    #expect(output.text == ([Self.first] + lines).map { $0 + "\n" }.joined())
  }
}

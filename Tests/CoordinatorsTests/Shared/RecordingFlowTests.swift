import Coordinators
import Fakes
import Models
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport

/// What is recorded of screens side by side, and how it is replayed without them.
@Suite(.turnLimit)
struct RecordingFlowTests {
  private let app = App(at: "groups")
  private let output = RecordedOutput()

  private func play(_ app: App) async -> FullScreenPlay {
    await app.settle()
    let header = RecordingHeader(
      version: "1", path: "groups", language: "en", seed: 1, architecture: nil, noWarning: false)
    return await FullScreenPlay(
      on: app.navigation, columns: 120,
      recording: Recording(header, to: output, keepsText: true, clock: ImmediateClock())
    )
  }

  /// The lines of the recording behind its header, without their times.
  private var lines: [String] {
    output.text.split(separator: "\n").dropFirst().map { String($0).replacing(/,"seconds":[0-9.]+/, with: "") }
  }

  private var paths: [String] { app.navigation.stack.map(\.item.path) }

  /// Replays it over the same samples, and returns the paths of its screens.
  private func replayed(on other: App = App(at: "groups")) async throws -> [String] {
    await other.settle()
    await (try Replay(output.text)).run(on: other.navigation, leadingTo: nil)
    await other.settle()
    #expect(other.navigation.history.refusal == nil)
    return other.navigation.stack.map(\.item.path)
  }

  @Test func `a command of the list is one of the screen below the page beside it`() async throws {
    let play = await play(app)
    await play.press(.enter, .character("w"), .character("2"))
    #expect(
      lines == [#"{"command":"open","row":"\#(Group.sample.id)"}"#, #"{"command":"invited","page":0}"#])
    #expect(try await replayed() == paths)
  }

  @Test func `a page that follows the selected row was opened by the session itself`() async throws {
    let play = await play(app)
    await play.press(.character("x"))
    await play.pause { paths.count == 2 }
    await play.press(.enter)
    #expect(lines.count == 2)
    #expect(lines.last == #"{"automatic":true,"command":"open","row":"\#(Group.sampleEmpty.id)"}"#)
    #expect(try await replayed() == paths)
  }

  @Test func `what has followed is still there when the list shows other rows`() async throws {
    let play = await play(app)
    await play.pause { paths.count == 2 }
    await play.press(.character("2"), .character("w"), .character("r"))
    #expect(lines.dropFirst() == [#"{"command":"invited","page":0}"#, #"{"command":"refresh"}"#])
    #expect(try await replayed() == paths)
  }

  @Test func `in a window that becomes narrow, it is left by the session itself`() async throws {
    let play = await play(app)
    await play.pause { paths.count == 2 }
    play.terminal.size = GridSize(columns: 80, rows: 24)
    await play.report(.resized)
    #expect(lines.last == #"{"automatic":true,"command":"back","page":1}"#)
    #expect(try await replayed() == ["groups"])
  }

  @Test func `a page that goes with its row is left`() async throws {
    let make = { App(at: "groups", provider: GroupFakeDataProvider(groups: [.sampleEmpty])) }
    let app = make()
    let play = await play(app)
    await play.press(.enter, .character("w"), .character("x"))
    await eventually("nothing is at work") { app.navigation.stack.allSatisfy { !$0.work.isBusy } }
    await play.settle()
    #expect(lines.last == #"{"automatic":true,"command":"back","page":1}"#)
    #expect(app.navigation.stack.count == 1)
    #expect(try await replayed(on: make()) == ["groups"])
  }
}

import Coordinators
import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport
import calcots

/// The palette leads to every path, on the stack of its app.
@Suite(.turnLimit) @MainActor
struct DestinationsTests {
  private let navigation = NavigationController()

  /// The session of the only user of the samples.
  private func session() async throws -> CurrentSession {
    try #require(try await Services.sample(in: .en).session)
  }

  /// Begins a run with a path.
  private func play(at path: String) async throws -> FullScreenPlay {
    let session = try await session()
    try #require(Route(path: path)).show(on: navigation, session.services)
    await navigation.settle()
    return await FullScreenPlay(on: navigation, leadingTo: session.destinations(on: navigation))
  }

  /// Opens a path in the palette.
  private func open(_ path: String, in play: FullScreenPlay) async {
    await play.type(":\(path)")
    await eventually("it is found") { play.lines.contains { $0.contains("  \(path) ") } }
    await play.press(.enter)
    await navigation.settle()
    await play.settle()
  }

  private var paths: [String] { navigation.stack.map(\.item.path) }

  @Test(arguments: ["", "books"])
  func `opening another app brings it to the front, and the first app stays open behind it`(path: String)
    async throws
  {
    let play = try await play(at: path)
    await open("dice", in: play)
    #expect(paths == ["dice"])
    await play.press(.escape)
    #expect(paths == [path])
  }

  @Test func `if an app is already open at the chosen path, it comes to the front unchanged`() async throws {
    let play = try await play(at: "groups/2")
    let page = navigation.top
    await open("dice", in: play)
    await open("groups/2", in: play)
    #expect(navigation.top === page)
  }

  @Test func `if an app is open at another path, it opens the chosen path, and its changes can still be undone`()
    async throws
  {
    let play = try await play(at: "groups/2")
    await play.press(.escape)
    await play.type("cOwls")
    await play.press(.enter)
    await open("groups/3", in: play)
    #expect(paths == ["groups", "3"])
    #expect(navigation.history.undoable.count == 1)
  }

  @Test func `if a page only follows the selected row, choosing the path of the page gives it the focus`() async throws
  {
    let session = try await session()
    Route.home.show(on: navigation, session.services)
    navigation.turn(to: "groups") { Route(path: "groups")?.show(on: $0, session.services) }
    await navigation.settle()
    let play = await FullScreenPlay(
      on: navigation, columns: 120, rows: 24, leadingTo: session.destinations(on: navigation))
    await play.pause { paths == ["groups", "1"] }
    await open("groups/1", in: play)
    #expect(paths == ["groups", "1"])
    #expect(play.lines.contains { $0.dropFirst(49).hasPrefix("> ") }, "\(play.text)")
  }
}

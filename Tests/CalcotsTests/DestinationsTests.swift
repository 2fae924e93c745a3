import Coordinators
import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUISupport
import calcots

/// What the palette leads to, in the place of what was there.
@Suite(.turnLimit) @MainActor
struct DestinationsTests {
  private let navigation = NavigationController()

  /// Shows a screen, and opens another in the palette.
  private func paths(from path: String, opening other: String) async throws -> [String] {
    let services = try await Services.sample(in: .en)
    try #require(Route(path: path)).show(on: navigation, services)
    await navigation.settle()
    let play = await FullScreenPlay(on: navigation, leadingTo: services.destinations(on: navigation))
    await play.type(":\(other)")
    await eventually("it is found") { play.lines.contains { $0.contains("  \(other) ") } }
    await play.press(.enter)
    return navigation.stack.map(\.item.path)
  }

  @Test func `the screen on which an app is chosen stays below`() async throws {
    #expect(try await paths(from: "", opening: "dice") == ["", "dice"])
  }

  @Test func `without it, nothing is below`() async throws {
    #expect(try await paths(from: "books", opening: "dice") == ["dice"])
  }
}

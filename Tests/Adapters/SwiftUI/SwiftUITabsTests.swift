import Changes
import Coordinators
import Fakes
import Localization
import Models
import Navigation
import Presenting
import TestSupport
import Testing

/// The kernel's stacks as tabs of SwiftUI: what a tab shows when it is selected, and what becomes of the others.
@Suite(.turnLimit)
struct SwiftUITabsTests {
  private let navigation = NavigationController()
  private let services = Services(
    groups: GroupFakeDataProvider(), books: BookFakeDataProvider(), replies: RepliesFakeDataProvider(),
    random: GeneratedRandom(seed: 1), wallClock: .sample, clock: ImmediateClock())

  init() {
    navigation.select(.groups, services)
  }

  private var paths: [String] { navigation.stack.map(\.item.path) }

  private func jump(to path: String) async throws {
    await navigation.jump(to: try #require(Route(path: path)), services)
  }

  @Test func `at first, only the tab in front has a stack`() {
    #expect(navigation.tab == .groups)
    #expect(AppName.allCases.filter { navigation.stack(of: $0) != nil } == [.groups])
  }

  @Test func `a tab that is selected begins with the first screen of its app`() {
    navigation.select(.dice, services)
    #expect(navigation.tab == .dice)
    #expect(paths == ["dice"])
  }

  @Test func `a tab that is selected again still shows the same screens`() async throws {
    try await jump(to: "groups/1")
    let top = navigation.top
    navigation.select(.dice, services)
    navigation.select(.groups, services)
    #expect(navigation.top === top)
    #expect(paths == ["groups", "1"])
  }

  @Test func `going back in a tab that is not in front changes no other tab`() async throws {
    try await jump(to: "groups/1")
    let groups = try #require(navigation.stack(of: .groups))
    try await jump(to: "matches/settings")
    groups.goBack(to: try #require(groups.pages.first))
    #expect(groups.pages.map(\.item.path) == ["groups"])
    #expect(navigation.tab == .matches)
    #expect(paths == ["matches", "settings"])
  }

  @Test func `a change can be undone only in the tab in which it was made`() async {
    await navigation.history.run(at: ["groups"]) { () async throws(CommandError) in
      Outcome("Left a group", undo: Undo { throw CancellationError() })
    }
    navigation.select(.dice, services)
    #expect(navigation.history.undoable.isEmpty)
    navigation.select(.groups, services)
    #expect(navigation.history.undoable.count == 1)
  }

  @Test func `when another person signs in, the pages of all tabs are freed in the same turn`() async throws {
    for path in ["groups/1", "dice", "matches"] { try await jump(to: path) }
    let shared: [AnyObject] = [navigation, services.groups, services.books, services.replies, services.random]
    let old = navigation.stacks.flatMap(\.pages).map { Lifetime(of: $0, except: shared) }
    navigation.startOver(services)
    #expect(old.flatMap(\.alive) == [])
    #expect(navigation.stacks.count == 1)
    #expect(navigation.tab == .groups)
    #expect(paths == ["groups"])
  }

  // MARK: Links

  @Test func `a link opens its screen in the tab of the right app, and replaces the other screens in this tab`()
    async throws
  {
    for path in ["groups/2", "dice", "groups/1"] { try await jump(to: path) }
    #expect(navigation.tab == .groups)
    #expect(paths == ["groups", "1"])
    #expect(navigation.stack(of: .dice)?.pages.count == 1)
  }

  @Test(arguments: [
    "groups/1", "groups/1/add", "groups/1/rename", "groups/invited", "matches/settings", "replies/@alice",
  ])
  func `a link opens the screen for the last part of its path, and this screen has the same path as the link`(
    path: String
  ) async throws {
    try await jump(to: path)
    #expect(navigation.top.map(navigation.front.path) == path)
    navigation.popAll()
  }
}

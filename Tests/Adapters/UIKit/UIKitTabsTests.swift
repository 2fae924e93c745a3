// For the stub, whose transitions end at once.
#if os(Linux)
  import Changes
  import Localization
  import Navigation
  import Presenting
  import Testing
  import UIKit

  private final class TabScreen: UIView, ScreenView {
    static let presentation = Presentation.page

    func show(_ viewModel: String, running commands: Work) {}
  }

  private final class TabForm: UIView, ScreenView {
    static let presentation = Presentation.form

    func show(_ viewModel: String, running commands: Work) {}
  }

  /// The tabs of UIKit as stacks: what a tab shows when it is selected, and what becomes of the others.
  struct UIKitTabsTests {
    private let tabs = Tabs([(name: "groups", title: "Groups"), (name: "dice", title: "Dice")]) { name, place in
      place.show(Page(TabScreen.self, name))
    }

    /// Selects a tab as the user does.
    private func tap(_ index: Int) {
      tabs.selectedIndex = index
      tabs.delegate?.tabBarController(tabs, didSelect: tabs.stacks[index])
    }

    /// Shows a page on top of a tab, and returns its place.
    @discardableResult
    private func show(_ title: String, on tab: Int) -> Place {
      let place = Place(on: tabs.stacks[tab])
      place.show(Page(TabScreen.self, title))
      return place
    }

    private func titles(of tab: Int) -> [String?] {
      tabs.stacks[tab].viewControllers.map { ($0 as? Page<TabScreen>)?.viewModel }
    }

    @Test func `the first tab begins with its first screen, and the others are empty`() {
      #expect(tabs.stacks.map(\.title) == ["Groups", "Dice"])
      #expect(titles(of: 0) == ["groups"])
      #expect(titles(of: 1) == [])
    }

    @Test func `a tab begins with its first screen when it is first selected`() {
      tap(1)
      #expect(titles(of: 1) == ["dice"])
    }

    @Test func `a tab that is selected again still shows the same screens`() {
      show("A", on: 0)
      tap(1)
      tap(0)
      #expect(titles(of: 0) == ["groups", "A"])
      #expect(titles(of: 1) == ["dice"])
    }

    @Test func `a screen can open another tab for the first time, with a given screen`() {
      let place = show("A", on: 0)
      place.turn(to: "dice") { $0.show(Page(TabScreen.self, "B")) }
      #expect(tabs.selectedIndex == 1)
      #expect(titles(of: 1) == ["B"])
      #expect(titles(of: 0) == ["groups", "A"])
    }

    @Test func `a tab that a screen opens again still shows the same screens`() {
      tap(1)
      tap(0)
      show("A", on: 0).turn(to: "dice") { $0.show(Page(TabScreen.self, "B")) }
      #expect(tabs.selectedIndex == 1)
      #expect(titles(of: 1) == ["dice"])
    }

    @Test func `a screen that is no longer on the stack cannot open another tab`() {
      let place = show("A", on: 0)
      place.leave()
      place.turn(to: "dice") { $0.show(Page(TabScreen.self, "B")) }
      #expect(tabs.selectedIndex == 0)
      #expect(titles(of: 1) == [])
    }

    @Test func `a screen that is shown late appears in the tab of its place, and not in the selected tab`() {
      let place = show("A", on: 0)
      tap(1)
      place.above.show(Page(TabScreen.self, "B"))
      #expect(titles(of: 0) == ["groups", "A", "B"])
      #expect(titles(of: 1) == ["dice"])
    }

    @Test func `a change can be undone only in the tab in which it was made`() async {
      await tabs.stacks[0].history.run(at: ["groups"]) { () async throws(CommandError) in
        Outcome("Left a group", undo: Undo { throw CancellationError() })
      }
      #expect(tabs.stacks.map(\.history.undoable.count) == [1, 0])
    }

    @Test func `starting over frees all tabs and sheets at once, and shows a new first screen`() {
      tap(1)
      let place = show("A", on: 1)
      let form = place.above
      form.show(Page(TabForm.self, "Form"))
      weak let stack = tabs.stacks[1]
      weak let page = tabs.stacks[1].viewControllers.last
      weak let sheet = tabs.stacks[1].presentedViewController
      #expect(sheet != nil)
      place.startOver { $0.show(Page(TabScreen.self, "B")) }
      #expect(stack == nil)
      #expect(page == nil)
      #expect(sheet == nil)
      #expect(tabs.selectedIndex == 0)
      #expect(titles(of: 0) == ["B"])
      #expect(titles(of: 1) == [])
    }
  }
#endif

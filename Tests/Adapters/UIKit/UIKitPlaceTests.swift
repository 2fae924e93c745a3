// For the stub, whose transitions end at once, and whose alerts a test can answer.
#if os(Linux)
  import Localization
  import Changes
  import Testing
  import Navigation
  import UIKit
  import ViewModels

  /// Keeps what it is shown.
  private class PlainScreen: UIView {
    private(set) var shown = ""

    func show(_ viewModel: String, running commands: Work) { shown = viewModel }
  }

  private final class DetailScreen: PlainScreen, ScreenView {
    static let presentation = Presentation.page
  }

  private final class FormScreen: PlainScreen, ScreenView {
    static let presentation = Presentation.form
  }

  /// A calçot's place on UIKit's stack: what is pushed, what is presented, and what goes when the user leaves.
  struct UIKitPlaceTests {
    private let navigation = UINavigationController(nibName: nil, bundle: nil)
    private let place: Place

    init() {
      place = Place(on: navigation)
      place.show(Page(DetailScreen.self, "Root"))
    }

    private var titles: [String?] { navigation.viewControllers.map { ($0 as? Page<DetailScreen>)?.viewModel } }
    private var sheet: UINavigationController? { navigation.presentedViewController as? UINavigationController }

    @Test func `a page shown above another is pushed, and starts loading`() {
      var loads = 0
      place.above.show(Page(DetailScreen.self, "A") { loads += 1 })
      #expect(titles == ["Root", "A"])
      #expect(loads == 1)
    }

    @Test func `a second page shown above the same page replaces and frees the first`() {
      place.above.show(Page(DetailScreen.self, "A"))
      weak let first = navigation.viewControllers.last
      place.above.show(Page(DetailScreen.self, "B"))
      #expect(titles == ["Root", "B"])
      #expect(first == nil)
    }

    @Test func `leaving a place that has shown nothing removes no page`() {
      let shown = place.above
      shown.show(Page(DetailScreen.self, "A"))
      shown.above.leave()
      #expect(titles == ["Root", "A"])
    }

    @Test func `a place can push and remove a controller that has not been migrated`() {
      let old = place.above
      old.show(UIViewController(nibName: nil, bundle: nil))
      #expect(titles == ["Root", nil])
      old.above.show(Page(DetailScreen.self, "A"))
      #expect(titles == ["Root", nil, "A"])
      old.leave()
      #expect(titles == ["Root"])
    }

    @Test func `a page that leaves the stack is freed, even if its place is still referenced`() {
      let detail = place.above
      detail.show(Page(DetailScreen.self, "A"))
      weak let page = navigation.viewControllers.last
      detail.leave()
      #expect(titles == ["Root"])
      #expect(page == nil)
    }

    @Test func `once the page of a place has left the stack, the place cannot show another page`() {
      let above = place.above
      above.show(Page(DetailScreen.self, "A"))
      above.leave()
      above.above.show(Page(DetailScreen.self, "B"))
      above.show(Page(DetailScreen.self, "C"))
      #expect(titles == ["Root"])
    }

    @Test func `a form is shown as a sheet, and disappears when the page below is removed`() {
      let detail = place.above
      detail.show(Page(DetailScreen.self, "A"))
      detail.above.show(Page(FormScreen.self, "Form"))
      weak let form = sheet?.viewControllers.first
      #expect(form != nil)
      detail.leave()
      #expect(titles == ["Root"])
      #expect(sheet == nil)
      #expect(form == nil)
    }

    @Test func `leaving a form removes no other page`() {
      let form = place.above
      form.show(Page(FormScreen.self, "Form"))
      form.leave()
      #expect(sheet == nil)
      #expect(titles == ["Root"])
    }

    @Test func `a second form is shown on top of the first, and leaving the second removes no other page`() {
      place.above.show(Page(FormScreen.self, "Form"))
      let second = place.above
      second.show(Page(FormScreen.self, "Second"))
      #expect((sheet?.presentedViewController as? UINavigationController)?.viewControllers.count == 1)
      second.leave()
      #expect(sheet != nil)
      #expect(sheet?.presentedViewController == nil)
    }

    @Test func `swiping a sheet away frees its page, and the answer is nil`() async throws {
      let flow = Task.immediate {
        await Answer<Int>.from { answer in
          place.above.show(Page(FormScreen.self, "Form") { withExtendedLifetime(answer) {} })
        }
      }
      try #require(sheet != nil)
      navigation.dismiss(animated: true)
      #expect(await flow.value == nil)
    }

    @Test func `a page that is out of date loads again when it is laid out`() {
      let dataDidChange = ObserverSet<Void>()
      var loads = 0
      place.above.show(Page(DetailScreen.self, "A") { loads += 1 }, reloadingOn: dataDidChange)
      let page = navigation.viewControllers.last
      page?.view.layoutIfNeeded()
      dataDidChange.notify()
      #expect(loads == 1)
      page?.view.layoutIfNeeded()
      #expect(loads == 2)
    }

    @Test func `if a page has a new view model, the page shows it at the next layout`() {
      let page = Page(DetailScreen.self, "A")
      place.above.show(page)
      page.view.layoutIfNeeded()
      page.viewModel = "B"
      page.view.layoutIfNeeded()
      #expect((page.view as? DetailScreen)?.shown == "B")
    }

    @Test(arguments: [true, false]) func `the chosen action of an alert is the answer`(isYes: Bool) async {
      let flow = Task.immediate { await place.ask(Self.question, in: .en) }
      let alert = navigation.presentedViewController as? UIAlertController
      let action = alert?.actions[isYes ? 1 : 0]
      action?.handler?(action ?? UIAlertAction(title: nil, style: .cancel))
      #expect(await flow.value == isYes)
    }

    @Test func `if the user dismisses an alert without choosing an action, the answer is no`() async {
      let flow = Task.immediate { await place.ask(Self.question, in: .en) }
      navigation.dismiss(animated: true)
      #expect(await flow.value == false)
    }

    private static let question = Question(title: "Leave?", message: "", confirm: "Leave")
  }
#endif

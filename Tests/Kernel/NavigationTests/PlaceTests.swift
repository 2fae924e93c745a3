import Changes
import Localization
import Navigation
import Testing
import TextUI
import TextUISupport

private struct ModalView: TextView {
  let viewModel: Text

  var item: NavigationItem { NavigationItem(path: "", title: viewModel, presentation: .form) }

  var screen: Screen { Screen(elements: [], commands: []) }
}

struct PlaceTests {
  private let navigation = NavigationController()
  private let place: Place

  init() {
    place = Place(on: navigation)
    Place(on: navigation).show(page("Root"))
    place.show(page("A"))
  }

  private func page(_ title: Text) -> Page<PlainView> {
    let viewModel = PlainView.ViewModel(title)
    return Page(PlainView.self, viewModel, load: viewModel.load)
  }

  private var titles: [Text] { navigation.stack.map(\.item.title) }

  @Test func `leaving a place removes the page that it has shown, and all pages above`() {
    place.above.show(page("B"))
    Place(on: navigation).show(page("C"))
    place.leave()
    #expect(titles == ["Root"])
  }

  @Test func `a place whose page has left the stack neither shows a page nor removes one`() {
    navigation.goBack()
    place.leave()
    place.show(page("B"))
    #expect(titles == ["Root"])
  }

  @Test func `above a page that has left the stack, no page is shown or loaded`() {
    navigation.goBack()
    let page = page("B")
    place.above.show(page)
    #expect(titles == ["Root"])
    #expect(page.viewModel.loads == 0)
  }

  @Test func `showing another page at a place replaces and frees the old page and everything above it`() {
    weak let first = navigation.top
    place.above.show(page("B"))
    let second = page("C")
    place.show(second)
    #expect(titles == ["Root", "C"])
    #expect(second.viewModel.loads == 1)
    #expect(first == nil)
  }

  @Test func `a second page shown above the same page replaces and frees the first`() {
    place.above.show(page("B"))
    weak let first = navigation.top
    place.above.show(page("C"))
    #expect(titles == ["Root", "A", "C"])
    #expect(first == nil)
  }

  @Test func `a modal page is shown above all other pages`() {
    let above = place.above
    above.show(page("B"))
    place.above.show(Page(ModalView.self, "Question"))
    #expect(titles == ["Root", "A", "B", "Question"])
    above.leave()
    #expect(titles == ["Root", "A"])
  }

  @Test func `a change marks a page as out of date, but does not load it`() {
    let page = page("B")
    let dataDidChange = ObserverSet<Void>()
    place.above.show(page, reloadingOn: dataDidChange)
    #expect(!page.work.isStale)
    dataDidChange.notify()
    #expect(page.work.isStale)
    #expect(page.viewModel.loads == 1)
  }

  @Test func `a page is on the stack when it begins to load`() {
    let viewModel = PlainView.ViewModel("B")
    var titlesThen: [Text] = []
    viewModel.onLoad = { [weak navigation] in titlesThen = navigation?.stack.map(\.item.title) ?? [] }
    place.above.show(Page(PlainView.self, viewModel, load: viewModel.load))
    #expect(titlesThen == ["Root", "A", "B"])
  }

  @Test func `leaving a place above removes no page below`() {
    let above = place.above
    above.show(page("B"))
    above.leave()
    #expect(titles == ["Root", "A"])
  }

  @Test func `leaving a place that has shown nothing removes no page`() {
    place.above.leave()
    #expect(titles == ["Root", "A"])
  }

  @Test func `nothing is shown above a place that shows nothing`() {
    Place(on: navigation).above.show(page("B"))
    #expect(titles == ["Root", "A"])
  }

  @Test func `a place keeps neither the stack nor the page alive`() {
    var navigation: NavigationController? = NavigationController()
    let place = Place(on: navigation)
    place.show(page("A"))
    weak let observed = navigation
    weak let stack = navigation?.front
    weak let page = navigation?.top
    navigation = nil
    #expect(observed == nil)
    #expect(stack == nil)
    #expect(page == nil)
    place.show(self.page("B"))
    place.leave()
  }
}

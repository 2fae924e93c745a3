import Localization
import Navigation
import Testing
import TextUISupport

struct NavigationControllerTests {
  private let navigation = NavigationController()

  @discardableResult
  private func show(_ title: Text) -> Page<PlainView> {
    let viewModel = PlainView.ViewModel(title)
    let page = Page(PlainView.self, viewModel, load: viewModel.load)
    Place(on: navigation).show(page)
    return page
  }

  private var titles: [Text] { navigation.stack.map(\.item.title) }

  @Test func `a page that is shown is on top, and loads once`() {
    let page = show("A")
    #expect(navigation.top === page)
    #expect(page.viewModel.loads == 1)
  }

  @Test func `going back shows the page below, and going back from the last page empties the stack`() {
    show("A")
    show("B")
    navigation.goBack()
    #expect(titles == ["A"])
    navigation.goBack()
    #expect(navigation.top == nil)
  }

  @Test func `going back or popping on an empty stack does nothing`() {
    navigation.goBack()
    navigation.popToRoot()
    navigation.popAll()
    #expect(navigation.top == nil)
  }

  @Test func `popping to the root removes every page except the root`() {
    for title: Text in ["A", "B", "C"] { show(title) }
    navigation.popToRoot()
    #expect(titles == ["A"])
  }

  @Test func `popping all pages empties the stack`() {
    for title: Text in ["A", "B", "C"] { show(title) }
    navigation.popAll()
    #expect(titles == [])
  }

  @Test func `a page is freed as soon as it leaves the stack, and not before`() {
    weak let page = show("A")
    #expect(page != nil)
    navigation.goBack()
    #expect(page == nil)
  }

  // MARK: Announcements

  private var announced: [Text] { navigation.announcements.map(\.text) }

  @Test func `an announcement stays until it has been read and the next command begins`() {
    let page = show("A")
    navigation.announce("one")
    navigation.run(on: page) { nil }
    #expect(announced == ["one"])
    navigation.readAnnouncement = 1
    #expect(announced == ["one"])
    navigation.run(on: page) { nil }
    #expect(announced == [])
  }

  @Test func `a new announcement removes the announcements that have been read`() {
    navigation.announce("one")
    navigation.announce("two")
    #expect(announced == ["one", "two"])
    navigation.readAnnouncement = 2
    navigation.announce("three")
    #expect(announced == ["three"])
  }

  @Test func `only the latest announcements are kept, and starting over removes them`() {
    for number in 0...NavigationController.announcementLimit { navigation.announce(Text(verbatim: "\(number)")) }
    #expect(announced.count == NavigationController.announcementLimit && announced.first == "1")
    navigation.startOver { _ in }
    #expect(announced == [])
  }
}

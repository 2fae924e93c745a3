import Coordinators
import Fakes
import Models
import Navigation
import TestSupport
import Testing
import ViewModels

/// The kernel's stack as SwiftUI's: what is drawn as pushed, what as a sheet, and what goes when the user goes back.
struct SwiftUIStackTests {
  private let navigation = NavigationController()
  private let services = Services(
    groups: GroupFakeDataProvider(), books: BookFakeDataProvider(), replies: RepliesFakeDataProvider(),
    random: GeneratedRandom(seed: 1), wallClock: .sample, clock: ImmediateClock())

  private var root: any AnyPage { get throws { try #require(navigation.stack.first) } }

  /// Shows a group on top, and returns its place.
  @discardableResult
  private func showGroup() -> Place {
    let viewModel = GroupViewModel(interactor: GroupFakeInteractor(), coordinator: GroupFakeCoordinator())
    let place = Place(on: navigation)
    place.show(Page(GroupScreen.self, viewModel))
    return place
  }

  private func pickPeople(above place: Place) -> Task<[User]?, Never> {
    Task.immediate { [services] in
      await Answer.from { answer in
        PeoplePickerCoordinator.show(notIn: "1", toBe: .joined, answering: answer, on: place.above, services)
      }
    }
  }

  @Test func `a page that is not modal is pushed`() throws {
    showGroup()
    showGroup()
    #expect(try navigation.front.pages(above: root).map(\.page.item.path) == ["1"])
    #expect(try navigation.front.sheet(above: root) == nil)
  }

  @Test func `a form and the pages above the form are shown in one sheet`() throws {
    let pick = pickPeople(above: showGroup())
    showGroup()
    #expect(try navigation.front.pages(above: root).isEmpty)
    let sheet = try #require(try navigation.front.sheet(above: root))
    #expect(sheet.page.item.path == "add")
    #expect(navigation.front.pages(above: sheet.page).map(\.page.item.path) == ["1"])
    pick.cancel()
    navigation.popAll()
  }

  @Test func `swiping a sheet away frees its screen, and the answer is nil`() async throws {
    let pick = pickPeople(above: showGroup())
    let picker = Lifetime(of: navigation.top, except: navigation.stacks + [navigation, services.groups])
    #expect(
      picker.alive.isSuperset(of: [
        "Page<PeoplePickerScreen>", "Work", "PeoplePickerViewModel", "PeoplePickerInteractor",
        "PeoplePickerCoordinator",
        "Answer<Array<User>>",
      ]))
    navigation.front.goBack(to: try root)
    #expect(picker.alive == [])
    #expect(await pick.value == nil)
  }

  @Test func `going back to a page that is no longer on the stack removes no other page`() throws {
    showGroup()
    let page = try root
    navigation.popAll()
    showGroup()
    navigation.front.goBack(to: page)
    #expect(navigation.stack.count == 1)
  }

  @Test func `the coordinator of the people picker is the same as for the terminal, except for the type of the view`()
    throws
  {
    func lines(_ file: String) throws -> [String] {
      try PackageFile.text(of: file).split(separator: "\n").map(String.init).filter { !$0.hasPrefix("import ") }
    }
    let screen = try lines("PeoplePickerScreenCoordinator.swift").map {
      $0.replacing("PeoplePickerScreen", with: "PeoplePickerView")
    }
    #expect(try screen == lines("PeoplePickerCoordinator.swift"))
  }
}

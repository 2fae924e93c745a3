import Changes
import Fakes
import Interactors
import Models
import Navigation
import Sessions
import TextViews
import ViewModels

/// The states of one group's screens: the group, the rename screen and the people picker.
extension GalleryState {
  nonisolated static let group = [
    GalleryState("group/loaded", keys: [.down]) { [homePage, groupsPage, groupPage] },
    GalleryState("group/loading") { [homePage, groupsPage, groupPage(.loading(last: nil))] },
    GalleryState("group/alone") { [homePage, groupsPage, groupPage(.loaded(.sampleEmpty))] },
    GalleryState("group/invited") { [homePage, groupsPage, groupPage(.loaded(.sampleInvited))] },
    GalleryState("group/failed") { [homePage, groupsPage, groupPage(.failed(.groupGone, last: nil))] },
    GalleryState("group/long") { [homePage, groupsPage, groupPage(.loaded(longGroup))] },
    GalleryState("group/hostile") { [homePage, groupsPage, groupPage(.loaded(hostileGroup))] },

    GalleryState("rename/unchanged") { [groupsPage, groupPage, renamePage()] },
    GalleryState("rename/blank", keys: [.control("u")]) { [groupsPage, groupPage, renamePage()] },
    GalleryState("rename/failed") { [groupsPage, groupPage, renamePage(failure: .groupGone)] },

    GalleryState("picker/loaded") { [groupsPage, groupPage, pickerPage(User.samples)] },
    GalleryState("picker/filtered", keys: .typing("o")) { [groupsPage, groupPage, pickerPage(User.samples)] },
    GalleryState("picker/noMatch", keys: [.enter]) { [groupsPage, groupPage, pickerPageWithoutMatch] },
    GalleryState("picker/loading") { [groupsPage, groupPage, pickerPage(nil)] },
    GalleryState("picker/empty") { [groupsPage, groupPage, pickerPage([])] },
    GalleryState("picker/failed") { [groupsPage, groupPage, pickerPage(nil, failure: .groupGone)] },
    GalleryState("picker/long") { [groupsPage, groupPage, pickerPage(manyPeople)] },
    GalleryState("picker/namesakes") { [groupsPage, groupPage, pickerPage(namesakes)] },
    GalleryState("picker/hostile") { [groupsPage, groupPage, pickerPage(hostilePeople)] },
  ]

  nonisolated private static let manyPeople = (1...100).map {
    User(id: "\($0)", firstName: "Anna", lastName: "Roca \($0)")
  }
  nonisolated private static let namesakes = ["anna", "anna.roca"].map {
    User(id: $0, firstName: "Anna", lastName: "Roca", account: $0)
  }
  nonisolated private static let longGroup = Group(
    id: "1", name: String(repeating: "long name ", count: 20), members: manyPeople)
  nonisolated private static let hostilePeople = HostileText.allCases.enumerated().map { number, text in
    User(id: "\(number)", firstName: text.rawValue, lastName: "")
  }
  nonisolated private static let hostileGroup = Group(
    id: "1", name: HostileText.lines.rawValue, members: hostilePeople)

  private static var groupPage: any AnyPage { groupPage(.loaded(.sample)) }

  private static func groupPage(_ group: LoadState<Group, GroupsError>) -> any AnyPage {
    let interactor = GroupFakeInteractor()
    interactor.group = group
    return Page(GroupView.self, GroupViewModel(interactor: interactor, coordinator: GroupFakeCoordinator()))
  }

  /// Creates the page of the rename screen, with the real interactor.
  private static func renamePage(failure: GroupsError? = nil) -> any AnyPage {
    let dataProvider = GroupFakeDataProvider()
    dataProvider.failure = failure
    let interactor = RenameGroupInteractor(group: Group.sample.id, dataProvider: dataProvider)
    let viewModel = RenameGroupViewModel(interactor: interactor, coordinator: RenameGroupFakeCoordinator())
    return Page(RenameGroupView.self, viewModel, load: viewModel.fetchGroup)
  }

  private static func pickerPage(_ people: [User]?, failure: GroupsError? = nil) -> any AnyPage {
    let interactor = PeoplePickerFakeInteractor(people: people)
    if let failure { interactor.people = .failed(failure, last: nil) }
    return Page(
      PeoplePickerView.self, PeoplePickerViewModel(interactor: interactor, coordinator: PeoplePickerFakeCoordinator()))
  }

  private static var pickerPageWithoutMatch: any AnyPage {
    let interactor = PeoplePickerFakeInteractor()
    interactor.people = .loaded(FoundPeople(filter: "zzz", people: [], isWhole: true))
    let viewModel = PeoplePickerViewModel(interactor: interactor, coordinator: PeoplePickerFakeCoordinator())
    viewModel.filter = "zzz"
    return Page(PeoplePickerView.self, viewModel)
  }
}

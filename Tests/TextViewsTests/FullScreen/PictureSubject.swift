import Fakes
import Interactors
import Localization
import Models
import Sessions
import TextUI
import TextViews
import ViewModels

/// The screens and states that pictures are kept of.
enum PictureSubject: String, CaseIterable, Sendable {
  case home, overview, invitations, suggestions, loading, empty, failed, failedWithRows, hostile, long, scripts
  case replies, repliesLookingUp, repliesLoading, repliesLoaded, repliesMore, repliesLoadingMore, repliesFailed
  case repliesFailedMore, repliesEmpty, repliesPaused, repliesGaps, repliesHostile, repliesLong
  case profile, profileHostile, reply, replyHostile
  case dice, diceWon, diceFace, matches, matchesOver, matchSettings
  case books, booksSorted, booksEmpty, booksHostile, addBook, addBookTaken, addBookCount, addBookBadCount, study
  case detail, detailEmpty, detailFailed, rename, renameBlank, picker, pickerFiltered, question, keys, prompt, filter,
    noMatch, refused

  /// The pages from the root upwards.
  @MainActor var pages: [any AnyPage] {
    switch self {
    case .home: [Self.homePage]
    case .overview, .keys, .prompt, .filter, .noMatch, .refused: [Self.homePage, Self.groupsPage(of: Self.groups)]
    case .invitations: [Self.homePage, Self.groupsPage(of: [.sampleInvited], in: .invited)]
    case .suggestions: [Self.homePage, Self.groupsPage(of: [.sampleSuggested], in: .suggested)]
    case .loading: [Self.homePage, Self.groupsPage(.loading(last: nil))]
    case .empty: [Self.homePage, Self.groupsPage(of: [])]
    case .failed: [Self.homePage, Self.groupsPage(.failed(Self.storeIsBusy, last: nil))]
    case .failedWithRows:
      [Self.homePage, Self.groupsPage(.failed(Self.storeIsBusy, last: Self.list(of: Self.groups)))]
    case .hostile:
      [Self.groupsPage(of: ["\u{1B}[2J\u{1B}[31mred", "two\r\nlines\u{7}", "\u{202E}reversed", "a\u{200B}b"].asGroups)]
    case .long: [Self.groupsPage(of: [String(repeating: "long name ", count: 20), "short"].asGroups)]
    case .scripts:
      [
        Self.groupsPage(
          of: ["左京読書会", "מקהלת הנמל", "جوقة الميناء", "e\u{301}te\u{301}", "नमस्ते", "한국어", "漢" * 60].asGroups)
      ]
    case .detail: [Self.homePage, Self.groupsPage(of: Self.groups), Self.groupPage(of: .sample)]
    case .detailEmpty: [Self.homePage, Self.groupsPage(of: Self.groups), Self.groupPage(of: .sampleEmpty)]
    case .detailFailed: [Self.homePage, Self.groupsPage(of: Self.groups), Self.groupPage(of: nil)]
    case .rename, .renameBlank: [Self.groupsPage(of: Self.groups), Self.groupPage(of: .sample), Self.renamePage]
    case .picker, .pickerFiltered: [Self.groupsPage(of: Self.groups), Self.groupPage(of: .sample), Self.pickerPage]
    case .dice: [Self.dicePage(rolling: .five)]
    case .diceWon: [Self.dicePage(rolling: .six)]
    case .diceFace: [Self.diceFacePage]
    case .matches: [Self.matchesPage(count: 14)]
    case .matchesOver: [Self.matchesPage(count: 0), Self.gameOverPage]
    case .matchSettings: [Self.matchesPage(count: 18), Self.matchSettingsPage]
    case .replies, .repliesLookingUp, .repliesLoading, .repliesLoaded, .repliesMore, .repliesLoadingMore,
      .repliesFailed, .repliesFailedMore, .repliesEmpty, .repliesPaused, .repliesGaps, .repliesHostile, .repliesLong:
      [Self.homePage, Self.repliesPage(of: self)]
    case .profile: [Self.repliesPage(of: .repliesLoaded), Self.profilePage(of: .sample)]
    case .profileHostile: [Self.profilePage(of: .hostile)]
    case .reply: [Self.repliesPage(of: .repliesLoaded), Self.postPage(of: .sampleReplyWarned)]
    case .replyHostile: [Self.postPage(of: .hostile)]
    case .books, .booksSorted: [Self.homePage, Self.booksPage()]
    case .booksEmpty: [Self.homePage, Self.booksPage(of: [])]
    case .booksHostile: [Self.homePage, Self.booksPage(of: Self.hostileBooks)]
    case .addBook: [Self.homePage, Self.booksPage(), Self.addBookPages(name: "").0]
    case .addBookTaken: [Self.homePage, Self.booksPage(), Self.addBookPages(name: "capitals").0]
    case .addBookCount: Self.addingPages(count: "12")
    case .addBookBadCount: Self.addingPages(count: "-1")
    case .study: [Self.homePage, Self.booksPage(), Self.studyPage()]
    case .question: [Self.homePage, Self.groupsPage(of: Self.groups), Self.questionPage]
    }
  }

  /// What is pressed before the picture is taken.
  var keys: [KeyPress] {
    switch self {
    case .keys: [.character("?")]
    case .prompt: [.character("c")] + "Night Owls".map { .character($0) }
    case .filter: [.character("/")] + "group 1".map { .character($0) }
    case .noMatch: [.character("/"), .character("z"), .enter]
    case .refused: [.character("a")]
    case .pickerFiltered: "o".map { .character($0) }
    case .detail: [.down]
    case .renameBlank: [.control("u")]
    case .repliesLookingUp: "alice".map { .character($0) }
    case .repliesLoaded, .repliesMore, .repliesFailedMore, .repliesLong: [.tab, .tab, .end]
    case .matchSettings: [.right, .tab]
    case .booksSorted: [.character("2")]
    case .study: [.character("+"), .character("3")]
    default: []
    }
  }

  // MARK: Parts

  private static let storeIsBusy = GroupsError.store(StoreError(.busy, path: "/home/anna/groups.sqlite"))
  private static let groups =
    [Group.sample, .sampleEmpty] + (3...14).map { Group(id: "\($0)", name: "Group \($0)", members: [.sample]) }

  @MainActor private static var homePage: any AnyPage {
    Page(HomeView.self, HomeViewModel(coordinator: HomeFakeCoordinator()))
  }

  private static func list(of groups: [Group], in category: GroupCategory = .joined) -> GroupsList {
    GroupsList(groups: groups, groupsCategory: category)
  }

  @MainActor private static func groupsPage(
    of groups: [Group], in category: GroupCategory = .joined
  ) -> any AnyPage {
    groupsPage(.loaded(list(of: groups, in: category)))
  }

  @MainActor private static func groupsPage(_ groupsList: Loadable<GroupsList, GroupsError>) -> any AnyPage {
    let interactor = GroupsFakeInteractor()
    interactor.groupsList = groupsList
    return Page(GroupsView.self, GroupsViewModel(interactor: interactor, coordinator: GroupsFakeCoordinator()))
  }

  @MainActor private static func groupPage(of group: Group?) -> any AnyPage {
    let interactor = GroupFakeInteractor(group: group)
    if group == nil { interactor.group = .failed(.groupGone, last: nil) }
    return Page(GroupView.self, GroupViewModel(interactor: interactor, coordinator: GroupFakeCoordinator()))
  }

  @MainActor private static var renamePage: any AnyPage {
    let interactor = RenameGroupInteractor(group: Group.sample.id, dataProvider: GroupFakeDataProvider())
    return Page(
      RenameGroupView.self, RenameGroupViewModel(interactor: interactor, coordinator: RenameGroupFakeCoordinator()))
  }

  @MainActor private static var pickerPage: any AnyPage {
    let viewModel = PeoplePickerViewModel(
      interactor: PeoplePickerFakeInteractor(), coordinator: PeoplePickerFakeCoordinator())
    return Page(PeoplePickerView.self, viewModel)
  }

  @MainActor private static var questionPage: any AnyPage {
    let question = Question(
      title: .groups(.leaveTitle), message: .groups(.leaveMessage(group: "Calçotada Committee")),
      confirm: .groups(.leave))
    return Page(
      QuestionView.self, QuestionViewModel(question: question, coordinator: QuestionFakeCoordinator()))
  }
}

extension [String] {
  /// Groups with these names.
  fileprivate var asGroups: [Group] {
    enumerated().map { Group(id: "\($0)", name: $1, members: [.sample]) }
  }
}

private func * (text: String, count: Int) -> String {
  String(repeating: text, count: count)
}

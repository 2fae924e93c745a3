import Fakes
import Interactors
import Localization
import Models
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
  case detail, detailEmpty, detailFailed, picker, pickerFiltered, question, keys, prompt, filter, noMatch, refused

  /// The views from the root upwards.
  @MainActor var views: [any TextView] {
    switch self {
    case .home: [Self.homeView]
    case .overview, .keys, .prompt, .filter, .noMatch, .refused: [Self.homeView, Self.groupsView(of: Self.groups)]
    case .invitations: [Self.homeView, Self.groupsView(of: [.sampleInvited], in: .invited)]
    case .suggestions: [Self.homeView, Self.groupsView(of: [.sampleSuggested], in: .suggested)]
    case .loading: [Self.homeView, Self.groupsView(of: [], fetch: .running)]
    case .empty: [Self.homeView, Self.groupsView(of: [])]
    case .failed: [Self.homeView, Self.groupsView(of: [], fetch: .failed(Self.storeIsBusy))]
    case .failedWithRows: [Self.homeView, Self.groupsView(of: Self.groups, fetch: .failed(Self.storeIsBusy))]
    case .hostile:
      [Self.groupsView(of: ["\u{1B}[2J\u{1B}[31mred", "two\r\nlines\u{7}", "\u{202E}reversed", "a\u{200B}b"].asGroups)]
    case .long: [Self.groupsView(of: [String(repeating: "long name ", count: 20), "short"].asGroups)]
    case .scripts:
      [
        Self.groupsView(
          of: ["左京読書会", "מקהלת הנמל", "جوقة الميناء", "e\u{301}te\u{301}", "नमस्ते", "한국어", "漢" * 60].asGroups)
      ]
    case .detail: [Self.homeView, Self.groupsView(of: Self.groups), Self.groupView(of: .sample)]
    case .detailEmpty: [Self.homeView, Self.groupsView(of: Self.groups), Self.groupView(of: .sampleEmpty)]
    case .detailFailed: [Self.homeView, Self.groupsView(of: Self.groups), Self.groupView(of: nil)]
    case .picker, .pickerFiltered: [Self.groupsView(of: Self.groups), Self.groupView(of: .sample), Self.pickerView]
    case .dice: [Self.diceView(rolling: .five)]
    case .diceWon: [Self.diceView(rolling: .six)]
    case .diceFace: [Self.diceFaceView]
    case .matches: [Self.matchesView(count: 14)]
    case .matchesOver: [Self.matchesView(count: 0), Self.gameOverView]
    case .matchSettings: [Self.matchesView(count: 18), Self.matchSettingsView]
    case .replies, .repliesLookingUp, .repliesLoading, .repliesLoaded, .repliesMore, .repliesLoadingMore,
      .repliesFailed, .repliesFailedMore, .repliesEmpty, .repliesPaused, .repliesGaps, .repliesHostile, .repliesLong:
      [Self.homeView, Self.repliesView(of: self)]
    case .profile: [Self.repliesView(of: .repliesLoaded), Self.profileView(of: .sample)]
    case .profileHostile: [Self.profileView(of: .hostile)]
    case .reply: [Self.repliesView(of: .repliesLoaded), Self.postView(of: .sampleReplyWarned)]
    case .replyHostile: [Self.postView(of: .hostile)]
    case .books, .booksSorted: [Self.homeView, Self.booksView()]
    case .booksEmpty: [Self.homeView, Self.booksView(of: [])]
    case .booksHostile: [Self.homeView, Self.booksView(of: Self.hostileBooks)]
    case .addBook: [Self.homeView, Self.booksView(), Self.addBookViews(name: "").0]
    case .addBookTaken: [Self.homeView, Self.booksView(), Self.addBookViews(name: "capitals").0]
    case .addBookCount: Self.addingViews(count: "12")
    case .addBookBadCount: Self.addingViews(count: "-1")
    case .study: [Self.homeView, Self.booksView(), Self.studyView()]
    case .question: [Self.homeView, Self.groupsView(of: Self.groups), Self.questionView]
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
    case .repliesLookingUp: "alice".map { .character($0) }
    case .repliesLoaded, .repliesMore, .repliesFailedMore, .repliesLong: [.tab, .tab, .end]
    case .dice, .diceWon, .diceFace: [.character("r")]
    case .matchSettings: [.right, .tab]
    case .booksSorted: [.character("2")]
    case .study: [.character("+"), .character("3")]
    default: []
    }
  }

  // MARK: Parts

  static let strings = Strings(.en)
  private static let storeIsBusy = GroupsError.store(StoreError(.busy, path: "/home/anna/groups.sqlite"))
  private static let groups =
    [Group.sample, .sampleEmpty] + (3...14).map { Group(id: "\($0)", name: "Group \($0)", members: [.sample]) }

  @MainActor private static var homeView: HomeView {
    HomeView(viewModel: HomeViewModel(coordinator: HomeFakeCoordinator()), strings: strings)
  }

  @MainActor private static func groupsView(
    of groups: [Group], in category: GroupCategory = .joined, fetch: Fetch<GroupsError> = .finished
  ) -> GroupsView {
    let interactor = GroupsFakeInteractor()
    interactor.groupsList = GroupsList(groups: groups, groupsCategory: category)
    interactor.fetch = fetch
    return GroupsView(
      viewModel: GroupsViewModel(interactor: interactor, coordinator: GroupsFakeCoordinator()), strings: strings)
  }

  @MainActor private static func groupView(of group: Group?) -> GroupView {
    let interactor = GroupFakeInteractor(group: group)
    if group == nil { interactor.fetch = .failed(.groupGone) }
    return GroupView(
      viewModel: GroupViewModel(interactor: interactor, coordinator: GroupFakeCoordinator()), path: "1",
      strings: strings)
  }

  @MainActor private static var pickerView: PeoplePickerView {
    let viewModel = PeoplePickerViewModel(
      interactor: PeoplePickerFakeInteractor(), coordinator: PeoplePickerFakeCoordinator())
    return PeoplePickerView(viewModel: viewModel, strings: strings)
  }

  @MainActor private static var questionView: QuestionView {
    let question = Question(
      title: "Leave group",
      message: "Leave “Calçotada Committee”? The group and its list of members will be deleted.", confirm: "Leave",
      cancel: "Cancel")
    return QuestionView(viewModel: QuestionViewModel(question: question, coordinator: QuestionFakeCoordinator()))
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

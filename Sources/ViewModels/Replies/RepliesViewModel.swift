import Changes
import Interactors
import Localization
import Models
import Observation
import Presenting
import Texts

/// Prepares the replies to a user for their view, and routes the user's interactions.
///
/// It holds the typed user name, so it is observable and never replaced; the rest is derived from the name and the interactor's
/// list.
@Observable
package final class RepliesViewModel {
  /// The user name typed so far; the account shown does not change until ``go``.
  package var username = ""

  private let interactor: any RepliesInteractorProtocol
  private let coordinator: any RepliesCoordinatorProtocol
  @ObservationIgnored private var rows = ReplyRows()

  package init(interactor: any RepliesInteractorProtocol, coordinator: any RepliesCoordinatorProtocol) {
    self.interactor = interactor
    self.coordinator = coordinator
  }

  // MARK: On the screen

  /// The problem with the user name, once anything is typed.
  package var usernameProblem: Text? {
    let problem = InvalidAccountName(typed: username)
    return problem == .blank ? nil : problem?.text
  }
  /// The display name of the account shown; if that is blank, the account name.
  package var userFullName: Text? { account.map { Text(verbatim: $0.fullName) } }
  /// The name of the account shown, with a leading `@`.
  package var userAccountName: String? { account?.accountName }
  /// Both names of the account shown, or just the account name.
  package var userTitle: Text? { account?.title }
  /// The new account, if the account shown has moved.
  package var userMoved: Text? { account?.newAccountName.map { .replies(.moved(to: $0)) } }
  package var userAvatar: AvatarViewModel? { account.map { AvatarViewModel($0) } }

  /// The rows of the replies, from top to bottom.
  package var replies: [ReplyRowViewModel] { rows.rows(of: list, clock: interactor.clock) }
  /// The row after the last reply, if the list has such a row.
  package var loadingRow: LoadingRowViewModel? { LoadingRowViewModel(interactor.list) }
  /// Whether all replies to the account shown have been loaded.
  package var allRepliesLoaded: Bool { list?.isComplete == true }

  package var content: Content {
    switch interactor.list {
    case nil: .empty(.replies(.enterUsername))
    case .loading(nil): .loading(.replies(.lookingUp))
    case .failed(_, nil): .failed
    case .loading(let list?) where list.replies.isEmpty: .loading(list.progress)
    case .failed(_, let list?) where list.replies.isEmpty: .failed
    case .loaded(let list) where list.replies.isEmpty: .empty(list.summary)
    case .loading(let list?), .failed(_, let list?), .loaded(let list): .loaded(list.summary)
    }
  }

  /// The failure of the last request; otherwise, a warning if the server left out replies.
  package var notice: Notice? {
    if let failure = interactor.list?.failure { return Notice(failure, by: interactor.clock) }
    return list?.gaps.map { Notice(.warning, $0) }
  }

  // MARK: Inside: the interactor

  /// Looks up the user whose name is typed, and fetches the replies to this user.
  package var go: Command<Void> {
    Command(disabled: InvalidAccountName(typed: username)?.text) { [self] in
      try await interactor.fetchReplies(to: AccountName(checking: username))
    }
  }

  package var loadMore: Command<Void> {
    Command(disabled: reasonForNoMore) { [self] in await fetchMoreReplies() }
  }

  /// Loads further replies, if there are any.
  ///
  /// A session calls it when the end of the list becomes visible.
  package func fetchMoreReplies() async { await interactor.fetchMoreReplies() }

  /// Repeats the request that failed.
  package var retry: Command<Void> {
    Command(disabled: reasonForNoRetry) { [interactor] in await interactor.retry() }
  }

  // MARK: Elsewhere: the coordinator

  /// Shows the profile of the account whose replies are shown.
  package var showProfile: Command<Void> {
    let account = account
    return Command(disabled: account == nil ? .replies(.noUser) : nil) { [self] in
      if let account { try await interactor.lookUp(account.id, thenShow: coordinator.present(profile:)) }
    }
  }

  /// Shows the profile of the author of a row's reply.
  ///
  /// The row's view model carries the author's id, so a row needs no access to this view model.
  package var showAuthor: Command<Int> {
    let rows = replies
    return Command(disabled: rows.isEmpty ? .shared(.noRows) : nil) { [self] row in
      try await interactor.lookUp(rows.row(row).authorID, thenShow: coordinator.present(profile:))
    }
  }

  /// Shows a row's reply in full.
  package var openReply: Command<Int> {
    let posts = list?.replies ?? []
    return Command(disabled: posts.isEmpty ? .shared(.noRows) : nil) { [interactor, coordinator] row in
      let post = try posts.row(row)
      interactor.forgetAccountRequest()
      coordinator.present(post: post)
    }
  }

  // MARK: -

  private var list: RepliesList? { interactor.list?.value }
  private var account: Account? { list?.account }

  /// The reason why no request can be repeated: none has failed, or it would only fail again.
  private var reasonForNoRetry: Text? {
    guard let failure = interactor.list?.failure?.presentable(by: interactor.clock) else {
      return .replies(.nothingFailed)
    }
    return failure.remedy == .retry ? nil : failure.text
  }

  /// The reason why no further replies can be loaded; nil if more can be loaded.
  private var reasonForNoMore: Text? {
    switch interactor.list {
    case nil, .loading(nil), .failed(_, nil): .replies(.noUser)
    case .loading: .replies(.alreadyLoading)
    case .loaded(let list), .failed(_, let list?):
      list.canGrow ? nil : .replies(list.isComplete ? .allLoaded : .endUnknown)
    }
  }
}

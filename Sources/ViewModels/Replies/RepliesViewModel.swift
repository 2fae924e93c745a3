package import Interactors
package import Localization
package import Models
import Observation

/// Prepares the replies to an account for their view, and passes on what the user does there.
///
/// Text is typed here, and replies come page by page, so this view model is not replaced: it is observable, and what it
/// shows is derived from the user name and from the interactor's list.
///
/// Seed 003.
@Observable
package final class RepliesViewModel {
  /// What the user has typed so far; who is shown does not change before ``go``.
  package var username = ""

  @ObservationIgnored private let interactor: any RepliesInteractorProtocol
  @ObservationIgnored private let coordinator: any RepliesCoordinatorProtocol
  @ObservationIgnored private let strings: Strings
  @ObservationIgnored private let clock: WallClock
  @ObservationIgnored private var rows = ReplyRows()

  package init(
    interactor: any RepliesInteractorProtocol, coordinator: any RepliesCoordinatorProtocol, strings: Strings,
    clock: WallClock
  ) {
    self.interactor = interactor
    self.coordinator = coordinator
    self.strings = strings
    self.clock = clock
  }

  // MARK: What is shown

  package var title: String { strings(RepliesText.title) }
  package var usernameLabel: String { strings(RepliesText.username) }
  package var goLabel: String { strings(RepliesText.go) }

  /// Whether what is typed may be a user's name.
  package var isUsernameValid: Bool { AccountName(username) != nil }

  /// What the user who is shown calls itself; nil while nobody is.
  package var userFullName: String? { list?.account.fullName }

  /// How the user who is shown is addressed; nil while nobody is.
  package var userAccountName: String? { list?.account.accountName }

  /// Both names of the user who is shown, or the one that there is.
  package var userTitle: String? { list.map { strings.title(of: $0.account) } }

  package var userAvatar: AvatarViewModel? { list.map { AvatarViewModel($0.account) } }

  /// One for each reply, from top to bottom.
  package var replies: [ReplyRowViewModel] {
    rows.rows(for: list?.replies ?? [], strings: strings, clock: clock)
  }

  /// Whether there is nothing more to load for the user who is shown.
  package var allRepliesLoaded: Bool { list?.isComplete == true }

  package var content: Content {
    guard let list else {
      return switch fetch {
      case .failed(let error): .failed(advice(for: error).message)
      case .running: .loading(strings(RepliesText.lookingUp))
      case .notStarted, .finished: .empty(strings(RepliesText.nobodyYet))
      }
    }
    let count = list.replies.count
    if count > 0 {
      return .loaded(strings(list.isComplete ? RepliesText.replyCount : .replyCountSoFar, count: count))
    }
    switch fetch {
    case .failed(let error): return .failed(advice(for: error).message)
    case .running where list.postsWithoutReplies > 0 && gaps == nil:
      return .loading(strings(RepliesText.lookingThrough, count: list.postsWithoutReplies))
    case .running, .notStarted: return .loading(strings(SharedText.loading))
    // Where something is missing, nobody can say that there is nothing.
    case .finished where list.isComplete:
      return .empty(strings(gaps == nil ? RepliesText.noReplies : .noneToBeHad))
    case .finished where list.postsWithoutReplies == 0 || gaps != nil: return .empty(strings(RepliesText.noneSoFar))
    case .finished: return .empty(strings(RepliesText.noRepliesSoFar, count: list.postsWithoutReplies))
    }
  }

  /// What stands behind the last reply; nil if nothing more is known to come.
  package var loadingRow: LoadingRowViewModel? {
    guard let list, !list.isComplete else { return nil }
    let id = "\(list.account.id)/\(list.pageCount)"
    let row = { (text: String, isLoading: Bool, asksForMore: Bool) in
      LoadingRowViewModel(id: id, text: text, isLoading: isLoading, asksForMore: asksForMore)
    }
    switch fetch {
    // Without a reply, ``content`` says it.
    case .running where list.replies.isEmpty, .failed where list.replies.isEmpty, .notStarted: return nil
    case .running: return row(strings(RepliesText.loadingMore), true, false)
    case .failed: return row(strings(RepliesText.failedMore), false, false)
    // Looking further by itself would send request after request for nothing.
    case .finished where list.pagesWithoutReplies > 0 && list.postsWithoutReplies == 0:
      return row(strings(RepliesText.moreToLoad), false, false)
    case .finished where list.pagesWithoutReplies > 0:
      return row(strings(RepliesText.pausedMore, count: list.postsWithoutReplies), false, false)
    case .finished: return row(strings(RepliesText.moreToLoad), false, true)
    }
  }

  /// Why what was asked for last could not be fetched; nil if it could.
  package var fetchFailure: String? {
    guard case .failed(let error) = fetch else { return nil }
    return advice(for: error).message
  }

  /// What is missing among the shown replies, as the server does not hand it out; nil if nothing is.
  package var gaps: String? {
    guard let list else { return nil }
    let gaps = [(RepliesText.hiddenReplies, list.hiddenReplies), (.unknownReplies, list.postsWithUnknownReplies)]
    let texts = gaps.filter { $0.1 > 0 }.map { strings($0.0, count: $0.1) }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  // MARK: Inside this calçot: the interactor

  /// Looks up the user whose name is typed; given again while it runs, it starts anew with the new name.
  package var go: Command<Void> {
    Command(when: self.isUsernameValid, otherwise: self.strings(RepliesText.usernameInvalid)) { [self] in
      await fetchReplies()
    }
  }

  /// Looks up the user whose name is typed, or stands there when the screen comes up; without one there is nothing to do.
  package func fetchReplies() async {
    guard let name = AccountName(username) else { return }
    await interactor.fetchReplies(to: name)
  }

  /// Loads further replies as the end of those that are there has come into view.
  package func fetchMoreReplies() async {
    await interactor.fetchMoreReplies()
  }

  /// Loads further replies to the user who is shown.
  package var loadMore: Command<Void> {
    Command(unless: self.whyNotMore) { [self] in await fetchMoreReplies() }
  }

  /// Asks again for what could not be fetched.
  package var retry: Command<Void> {
    Command(unless: self.whyNotRetry) { [interactor] in await interactor.retry() }
  }

  // MARK: To another calçot: the coordinator

  /// Shows the profile of the user who is shown.
  package var showProfile: Command<Void> {
    let account = list?.account.id
    return Command(unless: account == nil ? Refusal(self.strings(RepliesText.noUser)) : nil) {
      [self] () throws(Refusal) in
      guard let account else { return }
      try await showProfile(of: account)
    }
  }

  /// Shows the profile of the author of the reply in a row.
  ///
  /// This is how a button in a row reaches the list's view model: the row says which row it is, and its view model knows
  /// the author's id.
  package var showAuthor: Command<Int> {
    let rows = replies
    return Command(unless: rows.isEmpty ? Refusal(self.strings(SharedText.noRows)) : nil) {
      [self] row throws(Refusal) in
      try await showProfile(of: try strings.element(inRow: row, of: rows).authorID)
    }
  }

  /// Shows the reply in a row in full.
  package var openReply: Command<Int> {
    let posts = list?.replies ?? []
    return Command(unless: posts.isEmpty ? Refusal(self.strings(SharedText.noRows)) : nil) {
      [self] row throws(Refusal) in
      let post = try strings.element(inRow: row, of: posts)
      interactor.forgetAccountRequest()
      coordinator.present(post: post)
    }
  }

  package func dismissReplies() {
    coordinator.dismissReplies()
  }

  // MARK: -

  private var list: RepliesList? { interactor.list }
  private var fetch: Fetch<RepliesError> { interactor.fetch }

  private func advice(for error: RepliesError) -> RepliesAdvice {
    RepliesAdvice(for: error, strings: strings, clock: clock)
  }

  /// Looks the account up first, so that a profile is only shown of one that exists.
  private func showProfile(of id: Account.ID) async throws(Refusal) {
    let account: Account?
    do {
      account = try await interactor.account(id)
    } catch {
      throw Refusal(advice(for: error).message)
    }
    guard let account else { return }
    coordinator.present(profile: account)
  }

  private var whyNotMore: Refusal? {
    guard let list else { return Refusal(strings(RepliesText.noUser)) }
    if list.isComplete { return Refusal(strings(RepliesText.allLoaded)) }
    if fetch == .running { return Refusal(strings(RepliesText.alreadyLoading)) }
    return nil
  }

  private var whyNotRetry: Refusal? {
    guard case .failed(let error) = fetch else { return Refusal(strings(RepliesText.nothingFailed)) }
    let advice = advice(for: error)
    return advice.offersRetry ? nil : Refusal(advice.message)
  }
}

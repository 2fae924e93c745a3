import Changes
import Models
import Observation

import struct Foundation.Date
import typealias Foundation.TimeInterval

/// Holds the replies to one user, assembled from the user's posts and the replies to each post.
///
/// Held by the view models of the list and of its readers, and by the coordinator that opens the readers. It does not use
/// `FetchedModel`, because the list grows with every answer while it is fetched.
@Observable
package final class RepliesInteractor: RepliesInteractorProtocol {
  /// The number of requests without a new reply after which fetching stops.
  ///
  /// The user can then ask for more.
  package static let requestBudget = 10
  /// The time after which a look-up, or a fetch of more replies, makes no further requests.
  ///
  /// The data provider limits the time of each request.
  package static let timeBudget: TimeInterval = 20
  /// The maximum number of posts whose replies are fetched at the same time.
  private static let requestsAtOnce = 4

  /// A fetch that the user asked for, and the time at which it stops making requests.
  private struct Fetch {
    let number: Int
    let end: Date
  }

  package private(set) var list: LoadState<RepliesList, RepliesError>?
  package let clock: WallClock

  /// The user looked up last; nil before the first look-up.
  private var user: AccountName?
  private let dataProvider: any RepliesDataProvider
  @ObservationIgnored private var requests = LatestRequest()
  @ObservationIgnored private var accountRequests = LatestRequest()

  package init(dataProvider: any RepliesDataProvider, clock: WallClock) {
    self.dataProvider = dataProvider
    self.clock = clock
  }

  package func fetchReplies(to user: AccountName) async {
    self.user = user
    forgetAccountRequest()
    list = .loading(last: nil)
    let fetch = beginFetch()
    await finish(fetch) { () throws(RepliesError) in
      let account = try await dataProvider.account(named: user)
      return try await fetchPages(behind: RepliesList(account: account), for: fetch)
    }
  }

  package func fetchMoreReplies() async {
    guard let last = list?.value, last.canGrow, !isLoading else { return }
    let fetch = beginFetch()
    await finish(fetch) { () throws(RepliesError) in try await fetchPages(behind: last, for: fetch) }
  }

  package func retry() async {
    guard let list, list.failure != nil else { return }
    if list.value != nil {
      await fetchMoreReplies()
    } else if let user {
      await fetchReplies(to: user)
    }
  }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account? {
    let request = accountRequests.begin()
    do {
      let account = try await dataProvider.account(id)
      return accountRequests.isCurrent(request) ? account : nil
    } catch {
      guard accountRequests.isCurrent(request) else { return nil }
      throw error
    }
  }

  package func forgetAccountRequest() {
    accountRequests.begin()
  }

  private var isLoading: Bool {
    if case .loading = list { true } else { false }
  }

  private func beginFetch() -> Fetch {
    Fetch(number: requests.begin(), end: clock.now.addingTimeInterval(Self.timeBudget))
  }

  /// Shows the final list of a fetch, or its failure.
  ///
  /// If there is a newer fetch, or the task was cancelled, the result is dropped.
  private func finish(_ fetch: Fetch, _ newest: () async throws(RepliesError) -> RepliesList) async {
    let answer: LoadState<RepliesList, RepliesError>
    do {
      answer = .loaded(try await newest())
    } catch {
      answer = .failed(error, last: list?.value)
    }
    if requests.isCurrent(fetch.number) {
      list = answer
    }
  }

  /// Shows the progress of a fetch.
  ///
  /// - Returns: Whether to continue; false if a newer fetch has replaced this one, or the task was cancelled.
  private func show(_ newest: RepliesList, for fetch: Fetch) -> Bool {
    guard requests.isCurrent(fetch.number) else { return false }
    list = .loading(last: newest)
    return true
  }

  /// Fetches pages until there is a new reply, no next page, or no request budget left.
  private func fetchPages(behind start: RepliesList, for fetch: Fetch) async throws(RepliesError) -> RepliesList {
    var newest = start
    var requestCount = 0
    repeat {
      guard show(newest, for: fetch) else { return newest }
      // After a failure, some posts of the last page may still be pending.
      if newest.pendingPosts.isEmpty {
        guard clock.now < fetch.end else { throw .timedOut }
        newest.add(try await dataProvider.posts(by: newest.account.id, at: newest.next))
        requestCount += 1
        guard show(newest, for: fetch) else { return newest }
      }
      requestCount += newest.pendingPosts.count
      try await fetchReplies(for: &newest, fetch)
    } while newest.replies.count == start.replies.count && newest.canGrow && requestCount < Self.requestBudget
    return newest
  }

  /// Fetches the replies to the pending posts, a few posts at a time.
  ///
  /// The replies to each post are shown as they arrive.
  private func fetchReplies(for newest: inout RepliesList, _ fetch: Fetch) async throws(RepliesError) {
    var failure: RepliesError?
    await withTaskGroup(of: PostAnswer?.self) { group in
      var waiting = newest.pendingPosts.map(\.id)[...]
      for post in waiting.prefix(Self.requestsAtOnce) {
        waiting.removeFirst()
        group.addTask(operation: request(for: post))
      }
      for await case let answer? in group {
        switch answer.replies {
        case .success(let replies): newest.add(replies, to: answer.post)
        case .failure(let error) where error.concernsWholeService: failure = error
        case .failure: newest.add(nil, to: answer.post)
        }
        // After a failure that concerns the whole service, further requests would fail as well.
        guard show(newest, for: fetch), failure == nil else { return group.cancelAll() }
        if clock.now < fetch.end, let post = waiting.popFirst() {
          group.addTask(operation: request(for: post))
        }
      }
    }
    if let failure { throw failure }
    guard newest.pendingPosts.isEmpty else { throw .timedOut }
  }

  /// Returns a function that fetches the replies to a post.
  ///
  /// The function runs on the main actor, so requests are made in the order in which their tasks are added.
  ///
  /// A task may begin after it was cancelled. Then it makes no request, and returns nil.
  private func request(for post: Post.ID) -> @MainActor @Sendable () async -> PostAnswer? {
    { Task.isCancelled ? nil : await self.answer(to: post) }
  }

  private func answer(to post: Post.ID) async -> PostAnswer {
    do {
      return PostAnswer(post: post, replies: .success(try await dataProvider.replies(to: post)))
    } catch {
      return PostAnswer(post: post, replies: .failure(error))
    }
  }

  private struct PostAnswer: Sendable {
    let post: Post.ID
    let replies: Result<PostReplies, RepliesError>
  }
}

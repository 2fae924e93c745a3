import Models
import Observation

/// Holds the replies to one user, assembled from the user's posts and the replies to each.
///
/// Owned by the view model. It does not use `Fetched`, because the list grows page by page while it is fetched.
@Observable
package final class RepliesInteractor: RepliesInteractorProtocol {
  /// The number of requests without a new reply after which fetching stops until the user asks for more.
  package static let requestBudget = 10
  /// The maximum number of posts per page whose replies are fetched; a conforming server sends no more.
  private static let postsPerPage = 20
  /// The maximum number of posts whose replies are fetched at the same time.
  private static let requestsAtOnce = 4

  package private(set) var user: AccountName?
  package private(set) var list: Loadable<RepliesList, RepliesError>?
  package let clock: WallClock

  private let dataProvider: any RepliesDataProvider
  @ObservationIgnored private var requests = LatestRequest()
  @ObservationIgnored private var accountRequests = LatestRequest()

  /// Creates an interactor that has not looked up anyone yet; `user` is the one to start with.
  package init(user: AccountName?, dataProvider: any RepliesDataProvider, clock: WallClock) {
    self.user = user
    self.dataProvider = dataProvider
    self.clock = clock
  }

  package func fetchReplies(to user: AccountName) async {
    self.user = user
    forgetAccountRequest()
    list = .loading(last: nil)
    let request = requests.begin()
    await finish(
      request,
      try await fetchPages(behind: RepliesList(account: dataProvider.account(named: user)), for: request))
  }

  package func fetchMoreReplies() async {
    guard let last = list?.value, !last.isComplete, !isLoading else { return }
    let request = requests.begin()
    await finish(request, try await fetchPages(behind: last, for: request))
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

  /// Performs a request; its outcome is dropped if a newer one has begun.
  private func finish(
    _ request: Int, _ newest: @autoclosure () async throws(RepliesError) -> RepliesList
  ) async {
    let answer: Loadable<RepliesList, RepliesError>
    do {
      answer = .loaded(try await newest())
    } catch {
      answer = .failed(error, last: list?.value)
    }
    if requests.isCurrent(request) {
      list = answer
    }
  }

  /// Fetches pages until there is a new reply, no next page, or no request budget left.
  ///
  /// - Returns: The list with the new replies, which counts only if the request is still current.
  private func fetchPages(behind start: RepliesList, for request: Int) async throws(RepliesError) -> RepliesList {
    guard requests.isCurrent(request) else { return start }
    list = .loading(last: start)
    var newest = start
    var requestCount = 0
    repeat {
      let page = try await dataProvider.posts(by: newest.account.id, at: newest.next)
      guard requests.isCurrent(request) else { return newest }
      // The list counts the others as posts whose replies are unknown.
      let posts = newest.answeredPosts(of: page).prefix(Self.postsPerPage)
      let answers = try await replies(to: posts, for: request)
      guard requests.isCurrent(request) else { return newest }
      newest.add(page, answers: answers)
      list = .loading(last: newest)
      requestCount += 1 + posts.count
    } while newest.replies.count == start.replies.count && !newest.isComplete && requestCount < Self.requestBudget
    return newest
  }

  /// Returns the replies to each post, fetched for a few posts at a time; leaves out a post if only its own replies
  /// cannot be fetched.
  private func replies(to posts: ArraySlice<Post>, for request: Int) async throws(RepliesError) -> [Post.ID: [Post]] {
    var answers: [Post.ID: [Post]] = [:]
    var failure: RepliesError?
    await withTaskGroup(of: Answer.self) { group in
      var waiting = posts.map(\.id)[...]
      for post in waiting.prefix(Self.requestsAtOnce) {
        waiting.removeFirst()
        group.addImmediateTask { await self.answer(to: post) }
      }
      for await answer in group {
        switch answer.replies {
        case .success(let replies): answers[answer.post] = replies
        case .failure(let error) where error.concernsWholeService: failure = failure ?? error
        case .failure: break
        }
        // Further requests would fail as well, or their answers would be dropped.
        guard failure == nil, requests.isCurrent(request) else { return group.cancelAll() }
        if let post = waiting.popFirst() {
          group.addImmediateTask { await self.answer(to: post) }
        }
      }
    }
    if let failure { throw failure }
    return answers
  }

  private func answer(to post: Post.ID) async -> Answer {
    do {
      return Answer(post: post, replies: .success(try await dataProvider.replies(to: post)))
    } catch {
      return Answer(post: post, replies: .failure(error))
    }
  }

  private struct Answer: Sendable {
    let post: Post.ID
    let replies: Result<[Post], RepliesError>
  }
}

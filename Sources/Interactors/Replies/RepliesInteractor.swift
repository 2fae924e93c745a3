package import Models
import Observation

/// Holds the replies to one account, and puts them together from what the service knows.
///
/// Owned by the view model.
///
/// Seed 003.
@Observable
package final class RepliesInteractor: RepliesInteractorProtocol {
  /// After so many requests without a new reply, the user has to ask again before more are made.
  package static let requestBudget = 10
  /// Of how many posts of one page the replies are asked for: no more are on a page of a server that keeps to its
  /// interface.
  private static let postsPerPage = 20
  /// How many posts' replies are asked for at the same time.
  private static let requestsAtOnce = 4

  package private(set) var list: RepliesList?
  package private(set) var fetch = Fetch<RepliesError>.notStarted

  @ObservationIgnored private let dataProvider: any RepliesDataProvider
  /// Who was asked for last: after a failure, the one to try again.
  @ObservationIgnored private var wantedName: AccountName?
  @ObservationIgnored private var requests = Requests()
  @ObservationIgnored private var accountRequests = Requests()

  package init(dataProvider: any RepliesDataProvider) {
    self.dataProvider = dataProvider
  }

  package func fetchReplies(to name: AccountName) async {
    wantedName = name
    let request = requests.begin()
    forgetAccountRequest()
    (list, fetch) = (nil, .running)
    await finish(request) { () async throws(RepliesError) in
      let account = try await dataProvider.account(named: name)
      guard requests.wants(request) else { return }
      let list = RepliesList(account: account)
      self.list = list
      try await fetchPages(behind: list, for: request)
    }
  }

  package func fetchMoreReplies() async {
    guard let list, !list.isComplete, fetch != .running else { return }
    let request = requests.begin()
    fetch = .running
    await finish(request) { () async throws(RepliesError) in try await fetchPages(behind: list, for: request) }
  }

  package func retry() async {
    guard case .failed = fetch else { return }
    if list != nil {
      await fetchMoreReplies()
    } else if let wantedName {
      await fetchReplies(to: wantedName)
    }
  }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account? {
    let request = accountRequests.begin()
    do {
      let account = try await dataProvider.account(id)
      return accountRequests.wants(request) ? account : nil
    } catch {
      guard accountRequests.wants(request) else { return nil }
      throw error
    }
  }

  package func forgetAccountRequest() {
    accountRequests.begin()
  }

  /// Does what a request takes; how that ended counts only if the answer is still wanted.
  private func finish(_ request: Int, _ work: () async throws(RepliesError) -> Void) async {
    let outcome: Fetch<RepliesError>
    do {
      try await work()
      outcome = .finished
    } catch {
      outcome = .failed(error)
    }
    guard requests.wants(request) else { return }
    fetch = outcome
  }

  /// Gets page after page until there is something new, or nothing more, or the request budget is used up.
  private func fetchPages(behind start: RepliesList, for request: Int) async throws(RepliesError) {
    var list = start
    var requestCount = 0
    repeat {
      let page = try await dataProvider.posts(by: list.account.id, at: list.next)
      guard requests.wants(request) else { return }
      // The list counts those behind as posts whose replies could not be had.
      let posts = list.answeredPosts(of: page).prefix(Self.postsPerPage)
      let answers = try await replies(to: posts, for: request)
      guard requests.wants(request) else { return }
      list.add(page, answers: answers)
      self.list = list
      requestCount += 1 + posts.count
    } while list.replies.count == start.replies.count && !list.isComplete && requestCount < Self.requestBudget
  }

  /// The answers to each post, some posts at a time; a post whose answers alone cannot be had is left out.
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
        // The others would fail as well, or nobody wants to know.
        guard failure == nil, requests.wants(request) else { return group.cancelAll() }
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

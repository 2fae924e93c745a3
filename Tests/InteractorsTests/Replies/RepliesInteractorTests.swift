import Changes
import Fakes
import Foundation
import Interactors
import Models
import TestSupport
import Testing

/// The interactor, and every way in which the service may answer.
@Suite(.turnLimit)
struct RepliesInteractorTests {
  private func interactor(_ provider: RepliesFakeDataProvider) -> RepliesInteractor {
    RepliesInteractor(dataProvider: provider, clock: .sample)
  }

  /// An account with `count` posts, of which those in `answered` have one reply each by another account.
  private func provider(posts count: Int, answered: Set<Int>, pageSize: Int = 2) -> RepliesFakeDataProvider {
    let time = { (post: Int, later: Double) in WallClock.sampleTime - Double(post) * 1000 + later }
    let posts = (0..<count).map { index in
      Post(
        id: "p\(index)", author: .sample, text: "", created: time(index, 0),
        replyCount: answered.contains(index) ? 1 : 0)
    }
    let replies = answered.sorted().map { index in
      Post(id: "r\(index)", author: .sampleBob, text: "", created: time(index, 10), inReplyTo: "p\(index)")
    }
    return RepliesFakeDataProvider(posts: posts + replies, pageSize: pageSize)
  }

  private func ids(_ interactor: RepliesInteractor) -> [String] { interactor.list?.value?.replies.map(\.id) ?? [] }

  // MARK: The first look-up

  @Test func `a look-up loads the account and the replies by others, newest first`() async {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    #expect(interactor.list?.value?.account == .sample)
    #expect(interactor.list?.value?.replies == [.sampleReply, .sampleReplyWarned, .sampleReplyOlder])
    #expect(interactor.list?.value?.isComplete == true)
    #expect(interactor.list?.isLoaded == true)
    #expect(
      provider.calls == [
        .accountNamed(.sample), .posts(by: "1", at: nil), .replies(to: "100"), .replies(to: "90"),
      ])
  }

  @Test func `the account is loaded before its replies`() async {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    provider.holdAnswers()
    async let fetch: Void = interactor.fetchReplies(to: .sample)
    await eventually("the account is looked up") { provider.answer(.accountNamed(.sample)) }
    await eventually("its posts are asked for") { provider.calls.count == 2 }
    #expect(interactor.list == .loading(last: RepliesList(account: .sample)))
    provider.answerAll()
    await fetch
    #expect(interactor.list?.isLoaded == true)
  }

  @Test func `an account without posts has no replies, and the list is complete`() async {
    let interactor = interactor(RepliesFakeDataProvider())
    await interactor.fetchReplies(to: .sampleQuiet)
    #expect(interactor.list?.value?.replies == [])
    #expect(interactor.list?.value?.isComplete == true)
    #expect(interactor.list?.isLoaded == true)
  }

  @Test(arguments: RepliesError.samples)
  func `if the account cannot be fetched, the reason is reported, and a retry looks up the account again`(
    error: RepliesError
  ) async {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    provider.failures[.accountNamed(.sample)] = error
    await interactor.fetchReplies(to: .sample)
    #expect(interactor.list == .failed(error, last: nil))
    await interactor.fetchMoreReplies()
    #expect(provider.calls == [.accountNamed(.sample)])
    provider.failures = [:]
    await interactor.retry()
    #expect(ids(interactor) == ["103", "101", "91"])
    #expect(interactor.list?.isLoaded == true)
  }

  @Test func `a failed look-up removes the results of the previous look-up`() async {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    provider.failure = .gone
    await interactor.fetchReplies(to: .sampleQuiet)
    #expect(interactor.list == .failed(.gone, last: nil))
  }

  @Test func `another look-up clears the list at once`() async {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    provider.holdAnswers()
    let fetch = Task.immediate { await interactor.fetchReplies(to: .sampleQuiet) }
    #expect(interactor.list == .loading(last: nil))
    provider.answerAll()
    await fetch.value
  }

  @Test(arguments: RepliesError.samples)
  func `if the first page cannot be fetched, the account stays, and a retry fetches the page again`(
    error: RepliesError
  )
    async
  {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    provider.failures[.posts(by: "1", at: nil)] = error
    await interactor.fetchReplies(to: .sample)
    #expect(interactor.list == .failed(error, last: RepliesList(account: .sample)))
    provider.failures = [:]
    await interactor.retry()
    #expect(ids(interactor) == ["103", "101", "91"])
    #expect(provider.calls.filter { $0 == .accountNamed(.sample) }.count == 1)
  }

  // MARK: Posts whose replies cannot be had

  @Test(arguments: RepliesError.samples.filter { !$0.concernsWholeService } + [.serverFailed(status: 500)])
  func `if only the replies to one post cannot be fetched, this post counts as missing`(error: RepliesError) async {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    provider.failures[.replies(to: "100")] = error
    await interactor.fetchReplies(to: .sample)
    #expect(ids(interactor) == ["91"])
    #expect(interactor.list?.value?.postsWithUnknownReplies == 1)
    #expect(interactor.list?.isLoaded == true)
  }

  @Test(arguments: RepliesError.samples.filter(\.concernsWholeService))
  func `a failure that would also affect the next request ends the fetch, and a retry requests the rest`(
    error: RepliesError
  )
    async
  {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    provider.failures[.replies(to: "90")] = error
    await interactor.fetchReplies(to: .sample)
    #expect(ids(interactor) == ["103", "101"])
    #expect(interactor.list?.failure == error)
    let calls = provider.calls.count
    provider.failures = [:]
    await interactor.retry()
    #expect(ids(interactor) == ["103", "101", "91"])
    #expect(interactor.list?.isLoaded == true)
    #expect(provider.calls.dropFirst(calls) == [.replies(to: "90")])
  }

  // MARK: What arrives bit by bit

  @Test func `the replies to each post are in the list as soon as they arrive`() async {
    let provider = provider(posts: 3, answered: [0, 1, 2], pageSize: 20)
    let interactor = interactor(provider)
    provider.holdAnswers()
    async let fetch: Void = interactor.fetchReplies(to: .sample)
    await eventually("the account is looked up") { provider.answer(.accountNamed(.sample)) }
    await eventually("its posts are asked for") { provider.answer(.posts(by: "1", at: nil)) }
    await eventually("the last replies are asked for") { provider.answer(.replies(to: "p2")) }
    await eventually("they are shown") { ids(interactor) == ["r2"] }
    #expect(provider.answer(.replies(to: "p0")))
    await eventually("the first are shown before them") { ids(interactor) == ["r0", "r2"] }
    #expect(interactor.list?.isLoaded == false)
    provider.answerAll()
    await fetch
    #expect(ids(interactor) == ["r0", "r1", "r2"])
    #expect(interactor.list?.isLoaded == true)
  }

  @Test func `the replies to the newest posts are requested first`() async {
    let provider = provider(posts: 9, answered: Set(0..<9), pageSize: 9)
    await interactor(provider).fetchReplies(to: .sample)
    #expect(Array(provider.calls.dropFirst(2)) == (0..<9).map { .replies(to: "p\($0)") })
  }

  @Test func `an unreadable post counts as missing, and the replies to the other posts are listed`() async {
    let provider = provider(posts: 20, answered: Set(0..<20), pageSize: 20)
    provider.unreadable = ["p7"]
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    #expect(ids(interactor) == (0..<20).filter { $0 != 7 }.map { "r\($0)" })
    #expect(interactor.list?.value?.postsWithUnknownReplies == 1)
    #expect(interactor.list?.isLoaded == true)
  }

  // MARK: The time of a whole question

  /// An interactor for which as many seconds have passed as the test says.
  private func interactor(
    _ provider: RepliesFakeDataProvider, secondsPassed: @escaping @MainActor () -> Double
  ) -> RepliesInteractor {
    let clock = WallClock(timeZone: .gmt) { MainActor.assumeIsolated { WallClock.sampleTime + secondsPassed() } }
    return RepliesInteractor(dataProvider: provider, clock: clock)
  }

  @Test(arguments: [(19, 20), (20, 4)])
  func `after twenty seconds no further replies are requested, and the replies that have arrived stay`(
    seconds: Double, asked: Int
  ) async {
    let provider = provider(posts: 20, answered: Set(0..<20), pageSize: 20)
    // The time passes while the first replies are fetched.
    let interactor = interactor(provider) { provider.calls.count < 6 ? 0 : seconds }
    await interactor.fetchReplies(to: .sample)
    #expect(provider.calls.count == 2 + asked)
    #expect(ids(interactor) == (0..<asked).map { "r\($0)" })
    #expect(interactor.list?.failure == (asked < 20 ? .timedOut : nil))
  }

  @Test func `after twenty seconds no further page is requested`() async {
    let provider = provider(posts: 100, answered: [], pageSize: 2)
    let interactor = interactor(provider) { provider.calls.count < 4 ? 0 : 20 }
    await interactor.fetchReplies(to: .sample)
    #expect(provider.calls.count == 4)
    #expect(interactor.list?.failure == .timedOut)
    #expect(interactor.list?.value?.postsWithoutReplies == 6)
  }

  @Test func `a retry after the twenty seconds has twenty seconds again, and requests only the missing replies`() async
  {
    let provider = provider(posts: 20, answered: Set(0..<20), pageSize: 20)
    let interactor = interactor(provider) { provider.calls.count < 6 ? 0 : 20 }
    await interactor.fetchReplies(to: .sample)
    #expect(interactor.list?.failure == .timedOut)
    await interactor.retry()
    #expect(ids(interactor) == (0..<20).map { "r\($0)" })
    #expect(interactor.list?.isLoaded == true)
    #expect(provider.calls.count == Set(provider.calls).count)
  }

  @Test(arguments: [502, 503, 504])
  func `if the server is down, no posts are counted as missing`(status: Int) async {
    let provider = provider(posts: 4, answered: [0, 1, 2, 3])
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    for post in ["p2", "p3"] { provider.failures[.replies(to: post)] = .serverFailed(status: status) }
    await interactor.fetchMoreReplies()
    #expect(interactor.list?.failure == .serverFailed(status: status))
    #expect(ids(interactor) == ["r0", "r1"])
    #expect(interactor.list?.value?.postsWithUnknownReplies == 0)
    provider.failures = [:]
    await interactor.retry()
    #expect(ids(interactor) == ["r0", "r1", "r2", "r3"])
  }

  @Test func `after a rate limit, no further replies are requested`() async {
    let provider = provider(posts: 20, answered: Set(0..<20), pageSize: 20)
    let interactor = interactor(provider)
    provider.failures[.replies(to: "p0")] = .rateLimited(until: nil)
    await interactor.fetchReplies(to: .sample)
    #expect(interactor.list?.failure == .rateLimited(until: nil))
    #expect(provider.calls.count < 2 + 10)
  }

  @Test func `replies that the server hides are counted`() async {
    let post = Post(id: "p", author: .sample, text: "", created: WallClock.sampleTime, replyCount: 4)
    let reply = Post(id: "r", author: .sampleBob, text: "", created: WallClock.sampleTime, inReplyTo: "p")
    let interactor = interactor(RepliesFakeDataProvider(posts: [post, reply]))
    await interactor.fetchReplies(to: .sample)
    #expect(ids(interactor) == ["r"])
    #expect(interactor.list?.value?.hiddenReplies == 3)
  }

  // MARK: More

  @Test func `loading more replies appends the next page, and the last page completes the list`() async {
    let provider = provider(posts: 5, answered: [0, 1, 2, 4])
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    #expect(ids(interactor) == ["r0", "r1"])
    await interactor.fetchMoreReplies()
    #expect(ids(interactor) == ["r0", "r1", "r2"])
    #expect(interactor.list?.value?.isComplete == false)
    await interactor.fetchMoreReplies()
    #expect(ids(interactor) == ["r0", "r1", "r2", "r4"])
    #expect(interactor.list?.value?.isComplete == true)
    let calls = provider.calls
    await interactor.fetchMoreReplies()
    #expect(provider.calls == calls)
  }

  @Test func `a full last page is followed by an empty page, which completes the list`() async {
    let provider = provider(posts: 4, answered: [0, 1, 2, 3])
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    await interactor.fetchMoreReplies()
    #expect(interactor.list?.value?.isComplete == false)
    await interactor.fetchMoreReplies()
    #expect(ids(interactor) == ["r0", "r1", "r2", "r3"])
    #expect(interactor.list?.value?.isComplete == true)
  }

  @Test func `loading more replies skips pages without replies until there is a new reply`() async {
    let provider = provider(posts: 12, answered: [0, 9])
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    await interactor.fetchMoreReplies()
    #expect(ids(interactor) == ["r0", "r9"])
    #expect(interactor.list?.value?.postsWithoutReplies == 0)
  }

  @Test func `for an account without replies, only a few requests are made until the user loads more`() async {
    let provider = provider(posts: 500, answered: [], pageSize: 20)
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    #expect(provider.calls.count == 1 + RepliesInteractor.requestBudget)
    #expect(interactor.list?.isLoaded == true)
    #expect(interactor.list?.value?.isComplete == false)
    #expect(interactor.list?.value?.postsWithoutReplies == 200)
    await interactor.fetchMoreReplies()
    #expect(interactor.list?.value?.postsWithoutReplies == 400)
    await interactor.fetchMoreReplies()
    #expect(interactor.list?.value?.isComplete == true)
    #expect(provider.calls.count == 1 + 26)
  }

  @Test func `pages that contain only boosts do not hide the replies on later pages`() async {
    let provider = provider(posts: 12, answered: [9])
    provider.boosts = Set((0..<8).map { "p\($0)" })
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    #expect(ids(interactor) == ["r9"])
  }

  @Test func `for an account with nothing but boosts, only a few requests are made`() async {
    let provider = provider(posts: 500, answered: [], pageSize: 20)
    provider.boosts = Set((0..<500).map { "p\($0)" })
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    #expect(provider.calls.count == 1 + RepliesInteractor.requestBudget)
    #expect(interactor.list?.value?.isComplete == false)
    #expect(interactor.list?.value?.pagesWithoutReplies == 10)
  }

  @Test func `if a page is too long, only the replies to its first posts are requested`() async {
    let provider = provider(posts: 300, answered: Set(0..<300), pageSize: 300)
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    #expect(provider.calls.count == 22)
    let asked = (0..<20).map { "r\($0)" }
    #expect(ids(interactor) == asked)
    #expect(interactor.list?.value?.postsWithUnknownReplies == 280)
  }

  @Test(arguments: [20, 500])
  func `loading more replies makes at most thirty requests, not counting the look-up of the account`(pageSize: Int)
    async
  {
    // The worst case: every post has a reply, and all are the account's own.
    let posts = (0..<500).flatMap { index in
      let time = WallClock.sampleTime - Double(index) * 10
      return [
        Post(id: "p\(index)", author: .sample, text: "", created: time, replyCount: 1),
        Post(id: "o\(index)", author: .sample, text: "", created: time - 5, inReplyTo: "p\(index)"),
      ]
    }
    let provider = RepliesFakeDataProvider(posts: posts, pageSize: pageSize)
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    #expect(provider.calls.count <= 31)
    let before = provider.calls.count
    await interactor.fetchMoreReplies()
    #expect(provider.calls.count - before <= 30)
  }

  @Test func `a server that keeps returning the same page is not asked again, and the end of the list is unknown`()
    async
  {
    let provider = provider(posts: 4, answered: [0])
    provider.nextCursor = PostsPage.Cursor("p1")
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    await interactor.fetchMoreReplies()
    #expect(ids(interactor) == ["r0"])
    #expect(interactor.list?.value?.canGrow == false)
    #expect(interactor.list?.value?.isComplete == false)
    let calls = provider.calls
    await interactor.fetchMoreReplies()
    #expect(provider.calls == calls)
  }

  @Test(arguments: RepliesError.samples)
  func `if a page cannot be fetched, the list stays, and a retry continues with this page`(error: RepliesError) async {
    let provider = provider(posts: 4, answered: [0, 2])
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    provider.failure = error
    await interactor.fetchMoreReplies()
    #expect(ids(interactor) == ["r0"])
    #expect(interactor.list?.failure == error)
    provider.failure = nil
    await interactor.retry()
    #expect(ids(interactor) == ["r0", "r2"])
    #expect(interactor.list?.isLoaded == true)
  }

  @Test func `a retry after a failed page does not request the earlier pages without replies again`() async {
    let provider = provider(posts: 10, answered: [0, 8])
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    provider.failures[.posts(by: "1", at: PostsPage.Cursor("p5"))] = .timedOut
    await interactor.fetchMoreReplies()
    #expect(interactor.list?.failure == .timedOut)
    provider.failures = [:]
    await interactor.retry()
    #expect(ids(interactor) == ["r0", "r8"])
    #expect(provider.calls.filter { $0 == .posts(by: "1", at: PostsPage.Cursor("p3")) }.count == 1)
  }

  @Test func `a call to load more does nothing while more replies are already being loaded`() async {
    let provider = provider(posts: 6, answered: [0, 2, 4])
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    let before = provider.calls.count
    provider.holdAnswers()
    async let first: Void = interactor.fetchMoreReplies()
    await eventually("more is under way") { provider.calls.count == before + 1 }
    let second = Task.immediate { await interactor.fetchMoreReplies() }
    #expect(provider.calls.count == before + 1)
    provider.answerAll()
    await first
    await second.value
    #expect(ids(interactor) == ["r0", "r2"])
  }

  @Test func `a retry does nothing if nothing has failed`() async {
    let provider = provider(posts: 6, answered: [0, 2])
    let interactor = interactor(provider)
    await interactor.fetchReplies(to: .sample)
    let calls = provider.calls
    await interactor.retry()
    #expect(provider.calls == calls)
    #expect(interactor.list?.isLoaded == true)
  }

  @Test func `before the first look-up, loading more and retrying make no request`() async {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    await interactor.fetchMoreReplies()
    await interactor.retry()
    #expect(provider.calls == [])
    #expect(interactor.list == nil)
  }

  // MARK: One account

  @Test func `an account can be looked up by its id`() async throws {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    #expect(try await interactor.account("2") == .sampleBob)
    await #expect(throws: RepliesError.unknown) { try await interactor.account("99") }
    provider.failure = .closed
    await #expect(throws: RepliesError.closed) { try await interactor.account("2") }
  }

  @Test(arguments: [true, false])
  func `a requested account is dropped once the request has been withdrawn`(fails: Bool) async throws {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    provider.holdAnswers()
    provider.failures[.account("2")] = fails ? .timedOut : nil
    async let overtaken = interactor.account("2")
    await eventually("the account is looked up") { provider.calls.count == 1 }
    interactor.forgetAccountRequest()
    provider.answerAll()
    #expect(try await overtaken == nil)
  }

  @Test func `a requested account is dropped once another user is looked up`() async throws {
    let provider = RepliesFakeDataProvider()
    let interactor = interactor(provider)
    provider.holdAnswers()
    async let overtaken = interactor.account("2")
    await eventually("the account is looked up") { provider.calls.count == 1 }
    async let fetch: Void = interactor.fetchReplies(to: .sample)
    await eventually("another user is looked up") { provider.calls.count == 2 }
    provider.answerAll()
    #expect(try await overtaken == nil)
    await fetch
  }
}

extension LoadState {
  /// Whether the last fetch succeeded, and none is under way.
  var isLoaded: Bool {
    if case .loaded = self { true } else { false }
  }
}

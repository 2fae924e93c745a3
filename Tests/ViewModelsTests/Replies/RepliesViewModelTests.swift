import Fakes
import Foundation
import Interactors
import Localization
import Models
import Observation
import Synchronization
import Testing
import ViewModels

struct RepliesViewModelTests {
  private let interactor = RepliesFakeInteractor()
  private let coordinator = RepliesFakeCoordinator()
  private let viewModel: RepliesViewModel

  init() {
    viewModel = RepliesViewModel(interactor: interactor, coordinator: coordinator)
  }

  /// As if that had been fetched.
  private func show(_ list: RepliesList?, fetch: Fetch<RepliesError> = .finished) {
    (interactor.list, interactor.fetch) = (list, fetch)
  }

  // MARK: At first

  @Test func `at first there is nobody, and nothing can be done but type`() {
    #expect(viewModel.username == "")
    #expect(!viewModel.isUsernameValid)
    #expect(viewModel.userFullName == nil)
    #expect(viewModel.userTitle == nil)
    #expect(viewModel.userAvatar == nil)
    #expect(viewModel.replies == [])
    #expect(!viewModel.allRepliesLoaded)
    #expect(viewModel.loadingRow == nil)
    #expect(viewModel.fetchFailure == nil)
    #expect(viewModel.gaps == nil)
    #expect(viewModel.content == .empty("Type a user name and go, to see who has replied."))
    #expect([viewModel.go, viewModel.loadMore, viewModel.retry, viewModel.showProfile].allSatisfy { !$0.isEnabled })
    #expect([viewModel.showAuthor, viewModel.openReply].allSatisfy { !$0.isEnabled })
  }

  // MARK: The user's name

  @Test(arguments: [("alice", true), ("@alice@example.org", true), (" alice ", true), ("", false), ("al ice", false)])
  func `go can be given if the name may be one`(username: String, isValid: Bool) {
    viewModel.username = username
    #expect(viewModel.isUsernameValid == isValid)
    #expect(viewModel.go.isEnabled == isValid)
  }

  @Test func `each keystroke is heard of`() {
    let changes = Mutex(0)
    for username in ["a", "al", "a!"] {
      withObservationTracking {
        _ = viewModel.isUsernameValid
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      viewModel.username = username
    }
    #expect(changes.withLock { $0 } == 3)
  }

  @Test func `a name that cannot be one is refused, and nobody is asked`() async {
    viewModel.username = "no name"
    await #expect(throws: Refusal("Type a user name first, such as alice or alice@example.org.")) {
      try await viewModel.go()
    }
    #expect(interactor.calls == [])
  }

  @Test func `go looks up who is typed`() async throws {
    interactor.stock = [.sample()]
    viewModel.username = " @Alice "
    try await viewModel.go()
    #expect(interactor.calls == [.fetchReplies(to: .sample)])
    #expect(viewModel.userFullName == "Alice Ferrer")
    #expect(viewModel.replies.count == 2)
  }

  @Test(arguments: ["bob", "not a name"])
  func `typing does not change who is shown`(username: String) {
    show(.sample())
    let (replies, title) = (viewModel.replies, viewModel.userTitle)
    viewModel.username = username
    #expect(viewModel.replies == replies)
    #expect(viewModel.userTitle == title)
    #expect(interactor.calls == [])
  }

  @Test func `who is named when the screen comes up is looked up at once`() async {
    viewModel.username = "@alice"
    await viewModel.fetchReplies()
    #expect(interactor.calls == [.fetchReplies(to: .sample)])
  }

  @Test func `without a name nobody is looked up`() async {
    await viewModel.fetchReplies()
    #expect(interactor.calls == [])
  }

  // MARK: Who is shown

  @Test(
    arguments: [
      (Account.sample, "Alice Ferrer", "@alice, Alice Ferrer"), (.sampleCarla, "@carla", "@carla"),
      (Account(id: "9", name: "d@h.example", displayName: " \n "), "@d@h.example", "@d@h.example"),
      (Account(id: "9", name: "d", displayName: " Two\n\tLines "), "Two Lines", "@d, Two Lines"),
    ])
  func `the full name is the display name, or the account's`(account: Account, fullName: String, title: String) {
    show(.of([], to: account))
    #expect(viewModel.userFullName == fullName)
    #expect(viewModel.userTitle == title)
  }

  // MARK: The replies

  @Test func `a row has author, text and age`() throws {
    show(.sample())
    let row = try #require(viewModel.replies.first)
    #expect(row.id == "103")
    #expect(row.authorID == "2")
    #expect(row.authorFullName == "Bob Spryn")
    #expect(row.authorAvatar.initials == "BS")
    #expect(row.content == "@alice I am, with two friends.")
    #expect(row.age == "5 min")
    #expect(row.text == "Bob Spryn: @alice I am, with two friends.")
  }

  @Test func `where the author warns, the warning stands in the place of the text`() {
    show(.sample())
    #expect(viewModel.replies.last?.text == "@carla: (warning: food)")
  }

  @Test func `a text of many lines is one line in its row`() {
    let post = Post(id: "1", author: .sampleBob, text: " a\n\nb\r\n\tc\u{2028}d ", created: Post.sampleTime)
    show(.of([post]))
    #expect(viewModel.replies.first?.content == "a b c d")
  }

  @Test func `a row shows the start of a text, and of a name, of any length`() {
    let long = String(repeating: "a\u{301}", count: 50_000)
    let author = Account(id: "2", name: long, displayName: long)
    let warned = Post(id: "2", author: author, warning: long, text: "", created: Post.sampleTime)
    show(.of([Post(id: "1", author: author, text: long, created: Post.sampleTime), warned]))
    #expect(viewModel.replies.map { $0.authorFullName.unicodeScalars.count } == [101, 101])
    #expect(viewModel.replies.allSatisfy { $0.text.unicodeScalars.count < 700 && $0.text.contains("…") })
    show(.of([], to: author))
    #expect(viewModel.userAccountName?.unicodeScalars.count == 302)
  }

  @Test func `rows that are there stay the same when further ones come`() async {
    let posts = (0..<3).map { index in
      Post(id: "r\(index)", author: .sampleBob, text: "", created: Post.sampleTime - Double(index))
    }
    var time = Post.sampleTime
    let clock = Mutex(time)
    let viewModel = RepliesViewModel(
      interactor: interactor, coordinator: coordinator, strings: Strings(.en),
      clock: WallClock(timeZone: .gmt) { clock.withLock { $0 } })
    show(.of(Array(posts.prefix(2)), isComplete: false))
    let before = viewModel.replies
    #expect(before.map(\.age) == ["now", "now"])
    time += 3600
    clock.withLock { $0 = time }
    show(.of(posts))
    #expect(Array(viewModel.replies.prefix(2)) == before)
    #expect(viewModel.replies.map(\.age) == ["now", "now", "1 h"])
  }

  @Test func `another user's rows are made anew`() {
    show(.sample())
    _ = viewModel.replies
    show(.of([.sampleReplyOlder], to: .sampleCarla))
    #expect(viewModel.replies.map(\.id) == ["91"])
    show(nil, fetch: .running)
    #expect(viewModel.replies == [])
  }

  // MARK: What stands in the middle, and behind the last row

  /// A list of which so many posts were looked through in vain.
  private func list(withoutRepliesIn posts: Int, isComplete: Bool) -> RepliesList {
    var list = RepliesList(account: .sample)
    let page = (0..<posts).map { Post(id: "\($0)", author: .sample, text: "", created: Post.sampleTime) }
    list.add(PostsPage(posts: page, next: isComplete ? nil : PostsPage.Cursor("x")), answers: [:])
    return list
  }

  @Test func `the states without replies`() {
    show(nil, fetch: .running)
    #expect(viewModel.content == .loading("Looking up…"))
    show(nil, fetch: .failed(.gone))
    #expect(viewModel.content == .failed("This account was deleted or suspended. Look up another one."))
    show(RepliesList(account: .sample), fetch: .running)
    #expect(viewModel.content == .loading("Loading…"))
    #expect(viewModel.loadingRow == nil)
    show(list(withoutRepliesIn: 20, isComplete: false), fetch: .running)
    #expect(viewModel.content == .loading("No replies in 20 posts yet. Looking on…"))
    show(RepliesList(account: .sample), fetch: .failed(.timedOut))
    #expect(viewModel.content == .failed("The server took too long to answer. Try again."))
    #expect(viewModel.loadingRow == nil)
    show(list(withoutRepliesIn: 20, isComplete: true))
    #expect(viewModel.content == .empty("Nobody has replied yet."))
    #expect(viewModel.allRepliesLoaded)
    #expect(viewModel.loadingRow == nil)
  }

  @Test(arguments: [(0, 2), (3, 0), (1, 1)])
  func `that nobody has replied is not said while replies are missing`(hidden: Int, unknown: Int) {
    let posts = [("h", hidden)] + (0..<unknown).map { ("u\($0)", 1) }
    let page = posts.map { id, count in
      Post(id: id, author: .sample, text: "", created: Post.sampleTime, replyCount: count)
    }
    for isComplete in [true, false] {
      var list = RepliesList(account: .sample)
      list.add(PostsPage(posts: page, next: isComplete ? nil : PostsPage.Cursor("x")), answers: ["h": []])
      show(list)
      #expect(viewModel.content == .empty(isComplete ? "No replies could be had." : "No replies so far."))
      #expect(viewModel.gaps != nil)
      show(list, fetch: .running)
      #expect(viewModel.content == .loading("Loading…"))
    }
  }

  @Test func `after pages without a post the user has to say so for more`() {
    show(list(withoutRepliesIn: 0, isComplete: false))
    #expect(viewModel.content == .empty("No replies so far."))
    #expect(viewModel.loadingRow?.text == "There may be more: “more” loads them.")
    #expect(viewModel.loadingRow?.asksForMore == false)
    #expect(viewModel.loadMore.isEnabled)
  }

  @Test func `after many posts without a reply the user has to say so for more`() {
    show(list(withoutRepliesIn: 200, isComplete: false))
    #expect(viewModel.content == .empty("No replies in the newest 200 posts."))
    #expect(viewModel.loadingRow?.text == "Nothing new in 200 posts: “more” looks further.")
    #expect(viewModel.loadingRow?.asksForMore == false)
    #expect(viewModel.loadMore.isEnabled)
  }

  @Test(
    arguments: [
      (Fetch<RepliesError>.finished, "There may be more: “more” loads them.", false, true),
      (.running, "Loading more…", true, false), (.failed(.timedOut), "More could not be loaded.", false, false),
    ])
  func `while there is more a row says so, and asks for it only if nothing is under way and nothing has failed`(
    fetch: Fetch<RepliesError>, text: String, isLoading: Bool, asksForMore: Bool
  ) {
    show(.sample(isComplete: false), fetch: fetch)
    #expect(viewModel.content == .loaded("2 replies so far"))
    #expect(viewModel.loadingRow?.text == text)
    #expect(viewModel.loadingRow?.isLoading == isLoading)
    #expect(viewModel.loadingRow?.asksForMore == asksForMore)
    #expect(viewModel.loadMore.isEnabled == (fetch != .running))
  }

  @Test func `once all is there, there is no such row and no more`() async {
    show(.sample())
    #expect(viewModel.allRepliesLoaded)
    #expect(viewModel.content == .loaded("2 replies"))
    #expect(viewModel.loadingRow == nil)
    await #expect(throws: Refusal("All replies are here.")) { try await viewModel.loadMore() }
    #expect(interactor.calls == [])
  }

  @Test func `the row that asks is another one after each page`() {
    var list = RepliesList(account: .sample)
    var ids: Set<String> = []
    for page in 0..<3 {
      let post = Post(id: "p\(page)", author: .sample, text: "", created: Post.sampleTime, replyCount: 1)
      let reply = Post(id: "r\(page)", author: .sampleBob, text: "", created: Post.sampleTime)
      list.add(PostsPage(posts: [post], next: PostsPage.Cursor("\(page)")), answers: [post.id: [reply]])
      show(list)
      if let id = viewModel.loadingRow?.id { ids.insert(id) }
    }
    #expect(ids.count == 3)
  }

  @Test(
    arguments: [
      (0, 0, nil), (1, 0, "The server counts 1 more reply than it shows."),
      (3, 0, "The server counts 3 more replies than it shows."),
      (0, 1, "The replies to 1 post could not be had."),
      (3, 2, "The server counts 3 more replies than it shows. The replies to 2 posts could not be had."),
    ] as [(Int, Int, String?)])
  func `what the server does not hand out is told`(hidden: Int, unknown: Int, text: String?) {
    var list = RepliesList.of([.sampleReply], isComplete: false, hidden: hidden)
    let posts = (0..<unknown).map { index in
      Post(id: "u\(index)", author: .sample, text: "", created: Post.sampleTime, replyCount: 1)
    }
    list.add(PostsPage(posts: posts, next: nil), answers: [:])
    show(list)
    #expect(viewModel.gaps == text)
  }

  // MARK: Failures

  @Test(arguments: RepliesError.samples)
  func `a failure is told, and tried again where that may help`(error: RepliesError) async throws {
    let advice = RepliesAdvice(for: error, strings: Strings(.en), clock: .sample)
    show(.sample(isComplete: false), fetch: .failed(error))
    #expect(viewModel.fetchFailure == advice.message)
    #expect(viewModel.replies.count == 2)
    #expect(viewModel.retry.isEnabled == advice.offersRetry)
    if advice.offersRetry {
      try await viewModel.retry()
      #expect(interactor.calls == [.retry])
    } else {
      await #expect(throws: Refusal(advice.message)) { try await viewModel.retry() }
      #expect(interactor.calls == [])
    }
  }

  @Test func `more asks for more`() async throws {
    show(.sample(isComplete: false))
    try await viewModel.loadMore()
    #expect(interactor.calls == [.fetchMoreReplies])
  }

  // MARK: To another calçot

  @Test func `the profile is that of the user who is shown, looked up by id`() async throws {
    show(.sample())
    viewModel.username = "bob"
    try await viewModel.showProfile()
    #expect(interactor.calls == [.account("1")])
    #expect(coordinator.calls == [.profile("1")])
  }

  @Test func `the author is that of the row, looked up by id`() async throws {
    show(.sample())
    try await viewModel.showAuthor(at: 1)
    #expect(coordinator.calls == [.profile("3")])
  }

  @Test(arguments: RepliesError.samples)
  func `an account that cannot be had leads nowhere, and says why`(error: RepliesError) async {
    show(.sample())
    interactor.failure = error
    let why = Refusal(RepliesAdvice(for: error, strings: Strings(.en), clock: .sample).message)
    await #expect(throws: why) { try await viewModel.showAuthor(at: 0) }
    await #expect(throws: why) { try await viewModel.showProfile() }
    #expect(coordinator.calls == [])
  }

  @Test func `an account that nobody waits for any more leads nowhere`() async throws {
    show(.sample())
    interactor.isOvertaken = true
    try await viewModel.showAuthor(at: 0)
    #expect(coordinator.calls == [])
  }

  @Test func `without a user there is no profile`() async {
    await #expect(throws: Refusal("Nobody is shown yet. Look somebody up first.")) { try await viewModel.showProfile() }
    #expect(coordinator.calls == [])
  }

  @Test func `a row means the reply that stood there when the command was made`() async throws {
    show(.sample())
    let (open, author) = (viewModel.openReply, viewModel.showAuthor)
    show(.of([.sampleReplyOlder], to: .sampleQuiet))
    try await open(at: 1)
    try await author(at: 1)
    #expect(coordinator.calls == [.post("101"), .profile("3")])
  }

  @Test(arguments: [-1, 2, .max])
  func `a row that does not exist is refused`(row: Int) async {
    show(.sample())
    await #expect(throws: Refusal.self) { try await viewModel.openReply(at: row) }
    await #expect(throws: Refusal.self) { try await viewModel.showAuthor(at: row) }
    #expect(coordinator.calls == [])
  }

  @Test func `whoever opens a reply does not wait for a profile any more`() async throws {
    show(.sample())
    try await viewModel.openReply(at: 0)
    #expect(interactor.calls == [.forgetAccountRequest])
    #expect(coordinator.calls == [.post("103")])
  }

  @Test func `going back leaves the replies`() {
    viewModel.dismissReplies()
    #expect(coordinator.calls == [.dismissReplies])
  }

  @Test func `the same answers of the service give the same screen`() {
    let other = RepliesViewModel(interactor: interactor, coordinator: coordinator)
    show(.sample(isComplete: false))
    #expect(viewModel.replies == other.replies)
    #expect(viewModel.content == other.content)
    #expect(viewModel.userAvatar == other.userAvatar)
  }
}

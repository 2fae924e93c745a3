import Changes
import Fakes
import Foundation
import Interactors
import Localization
import Models
import Observation
import Presenting
import Synchronization
import Testing
import Texts
import ViewModels

struct RepliesViewModelTests {
  private let interactor = RepliesFakeInteractor()
  private let coordinator = RepliesFakeCoordinator()
  private let viewModel: RepliesViewModel

  init() {
    viewModel = RepliesViewModel(interactor: interactor, coordinator: coordinator)
  }

  // MARK: At first

  @Test func `at first, only a hint is shown, and every command is disabled`() {
    #expect(viewModel.username == "")
    #expect(viewModel.userFullName == nil)
    #expect(viewModel.userAccountName == nil)
    #expect(viewModel.userTitle == nil)
    #expect(viewModel.userAvatar == nil)
    #expect(viewModel.replies == [])
    #expect(!viewModel.allRepliesLoaded)
    #expect(viewModel.loadingRow == nil)
    #expect(viewModel.notice == nil)
    #expect(viewModel.content == .empty(.replies(.enterUsername)))
    #expect(viewModel.go.disabledReason == .replies(.usernameMissing))
    #expect(viewModel.loadMore.disabledReason == .replies(.noUser))
    #expect(viewModel.retry.disabledReason == .replies(.nothingFailed))
    #expect(viewModel.showProfile.disabledReason == .replies(.noUser))
    #expect(viewModel.showAuthor.disabledReason == .shared(.noRows))
    #expect(viewModel.openReply.disabledReason == .shared(.noRows))
  }

  // MARK: The user's name

  @Test(arguments: ["alice", "@alice@example.org", " alice "])
  func `go is enabled if the name is valid`(username: String) {
    viewModel.username = username
    #expect(viewModel.usernameProblem == nil)
    #expect(viewModel.go.isEnabled)
  }

  @Test(
    arguments: [("al ice", .userInvalid), ("@@", .userInvalid), ("alice@", .hostInvalid), ("alice@a@b", .hostInvalid)]
      as [(String, RepliesText)])
  func `the problem with an invalid name is shown, and disables go`(username: String, reason: RepliesText) {
    viewModel.username = username
    #expect(viewModel.usernameProblem == .replies(reason))
    #expect(viewModel.go.disabledReason == .replies(reason))
  }

  @Test(arguments: ["", " ", "@"])
  func `an empty field is not reported as invalid`(username: String) {
    viewModel.username = username
    #expect(viewModel.usernameProblem == nil)
    #expect(viewModel.go.disabledReason == .replies(.usernameMissing))
  }

  @Test func `each keystroke notifies the observers`() {
    let changes = Mutex(0)
    for username in ["a", "al", "a!"] {
      withObservationTracking {
        _ = viewModel.usernameProblem
      } onChange: {
        changes.withLock { $0 += 1 }
      }
      viewModel.username = username
    }
    #expect(changes.withLock { $0 } == 3)
  }

  @Test func `if the name is invalid, it is refused, and nobody is looked up`() async {
    viewModel.username = "no name"
    await #expect(throws: CommandError(.replies(.userInvalid))) { try await viewModel.go() }
    #expect(interactor.calls == [])
  }

  @Test func `the command go looks up the typed user name`() async throws {
    viewModel.username = " @Alice "
    try await viewModel.go()
    #expect(interactor.calls == [.fetchReplies(to: .sample)])
  }

  @Test(arguments: ["bob", "not a name"])
  func `while the user types, the shown user stays the same`(username: String) {
    interactor.list = .loaded(.sample())
    let replies = viewModel.replies
    let title = viewModel.userTitle
    viewModel.username = username
    #expect(viewModel.replies == replies)
    #expect(viewModel.userTitle == title)
    #expect(interactor.calls == [])
  }

  // MARK: Who is shown

  @Test(
    arguments: [
      (Account.sample, "Alice Ferrer", "@alice, Alice Ferrer"), (.sampleCarla, "@carla", "@carla"),
      (Account(id: "9", name: "d@h.example", displayName: " \n "), "@d@h.example", "@d@h.example"),
      (Account(id: "9", name: "d", displayName: " Two\n\tLines "), "Two Lines", "@d, Two Lines"),
    ])
  func `the full name is the display name, or the account name if the display name is blank`(
    account: Account, fullName: String, title: String
  ) {
    interactor.list = .loaded(.of([], to: account))
    #expect(viewModel.userFullName == Text(verbatim: fullName))
    #expect(viewModel.userTitle?.words(in: .en) == title)
  }

  @Test func `the account is shown as soon as it is found`() {
    interactor.list = .loading(last: RepliesList(account: .sample))
    #expect(viewModel.userFullName == "Alice Ferrer")
    #expect(viewModel.userAccountName == "@alice")
    #expect(viewModel.userAvatar?.initials == "AF")
  }

  // MARK: The replies

  @Test func `a row has the author, the text and the age of a reply`() throws {
    interactor.list = .loaded(.sample())
    let row = try #require(viewModel.replies.first)
    #expect(row.id == "103")
    #expect(row.authorID == "2")
    #expect(row.authorFullName == "Bob Spryn")
    #expect(row.authorAvatar.initials == "BS")
    #expect(row.content == "I am, with two friends.")
    #expect(row.age == .replies(.ageMinutes(5)))
    #expect(row.text.words(in: .en) == "Bob Spryn: I am, with two friends.")
  }

  @Test func `the same reply has a different row in another user's list`() {
    interactor.list = .loaded(.of([.sampleReply]))
    _ = viewModel.replies
    interactor.list = .loaded(.of([.sampleReply], to: .sampleQuiet))
    #expect(viewModel.replies.first?.content == "@alice I am, with two friends.")
  }

  @Test func `a row has the author's warning instead of the text`() {
    interactor.list = .loaded(.sample())
    #expect(viewModel.replies.last?.content == .replies(.warned("food")))
    #expect(viewModel.replies.last?.text.words(in: .en) == "@carla: (warning: food)")
  }

  @Test func `text of many lines becomes one line in its row`() {
    let post = Post(id: "1", author: .sampleBob, text: " a\n\nb\r\n\tc\u{2028}d ", created: WallClock.sampleTime)
    interactor.list = .loaded(.of([post]))
    #expect(viewModel.replies.first?.content == "a b c d")
  }

  @Test func `a row truncates a long text, a long warning and a long name`() {
    let long = String(repeating: "a\u{301}", count: 50_000)
    let author = Account(id: "2", name: long, displayName: long)
    let warned = Post(id: "2", author: author, warning: long, text: "", created: WallClock.sampleTime)
    interactor.list = .loaded(.of([Post(id: "1", author: author, text: long, created: WallClock.sampleTime), warned]))
    let start = { (count: Int) in String(repeating: "a\u{301}", count: count / 2) + "…" }
    #expect(viewModel.replies.map(\.authorFullName) == [Text(verbatim: start(100)), Text(verbatim: start(100))])
    #expect(viewModel.replies.map(\.content) == [.replies(.warned(start(500))), Text(verbatim: start(500))])
    interactor.list = .loaded(.of([], to: author))
    #expect(viewModel.userAccountName == "@" + start(300))
  }

  @Test func `existing rows stay the same when more rows arrive`() {
    let posts = (0..<3).map { index in
      Post(id: "r\(index)", author: .sampleBob, text: "", created: WallClock.sampleTime - Double(index))
    }
    let time = Mutex(WallClock.sampleTime)
    let interactor = RepliesFakeInteractor(
      list: .of(Array(posts.prefix(2)), isComplete: false), clock: WallClock(timeZone: .gmt) { time.withLock { $0 } })
    let viewModel = RepliesViewModel(interactor: interactor, coordinator: coordinator)
    let before = viewModel.replies
    #expect(before.map(\.age) == [.replies(.ageNow), .replies(.ageNow)])
    time.withLock { $0 += 3600 }
    interactor.list = .loaded(.of(posts))
    #expect(Array(viewModel.replies.prefix(2)) == before)
    #expect(viewModel.replies.map(\.age) == [.replies(.ageNow), .replies(.ageNow), .replies(.ageHours(1))])
  }

  @Test func `a row stays the same when a newer row comes before it, and is rebuilt when its reply changes`() {
    let post = { (id: String, text: String, age: Double) in
      Post(id: id, author: .sampleBob, text: text, created: WallClock.sampleTime - age)
    }
    let time = Mutex(WallClock.sampleTime)
    let interactor = RepliesFakeInteractor(
      list: .of([post("a", "A", 2), post("b", "B", 3)]), clock: WallClock(timeZone: .gmt) { time.withLock { $0 } })
    let viewModel = RepliesViewModel(interactor: interactor, coordinator: coordinator)
    _ = viewModel.replies
    time.withLock { $0 += 3600 }
    interactor.list = .loaded(.of([post("new", "", 1), post("a", "A", 2), post("b", "Changed", 3)]))
    #expect(viewModel.replies.map(\.id) == ["new", "a", "b"])
    #expect(viewModel.replies.map(\.age) == [.replies(.ageHours(1)), .replies(.ageNow), .replies(.ageHours(1))])
    #expect(viewModel.replies.map(\.content) == [.replies(.noText), "A", "Changed"])
  }

  @Test func `the rows are rebuilt for another user`() {
    interactor.list = .loaded(.sample())
    _ = viewModel.replies
    interactor.list = .loaded(.of([.sampleReplyOlder], to: .sampleCarla))
    #expect(viewModel.replies.map(\.id) == ["91"])
    interactor.list = .loading(last: nil)
    #expect(viewModel.replies == [])
  }

  // MARK: How it stands with them

  /// A list for which so many posts were looked through in vain.
  private func list(withoutRepliesIn posts: Int, isComplete: Bool) -> RepliesList {
    var list = RepliesList(account: .sample)
    let page = (0..<posts).map { Post(id: "\($0)", author: .sample, text: "", created: WallClock.sampleTime) }
    list.add(PostsPage(posts: page, next: isComplete ? nil : PostsPage.Cursor("x")), answers: [:])
    return list
  }

  @Test func `the screen shows that a user is being looked up`() {
    interactor.list = .loading(last: nil)
    #expect(viewModel.content == .loading(.replies(.lookingUp)))
    #expect(viewModel.loadMore.disabledReason == .replies(.noUser))
  }

  @Test func `the screen shows that the first page is being loaded`() {
    interactor.list = .loading(last: RepliesList(account: .sample))
    #expect(viewModel.content == .loading(.shared(.loading)))
    #expect(viewModel.loadingRow == nil)
  }

  @Test func `until the first reply is found, the screen shows how many posts have been searched`() {
    interactor.list = .loading(last: list(withoutRepliesIn: 20, isComplete: false))
    #expect(viewModel.content == .loading(.replies(.lookingThrough(posts: 20))))
    #expect(viewModel.loadingRow == nil)
  }

  @Test func `if a fetch fails before any reply is found, no loading row is shown`() {
    for list in [nil, RepliesList(account: .sample)] {
      interactor.list = .failed(.timedOut, last: list)
      #expect(viewModel.content == .failed)
      #expect(viewModel.loadingRow == nil)
    }
  }

  @Test func `if none of the posts has a reply, a message shows this`() {
    interactor.list = .loaded(list(withoutRepliesIn: 20, isComplete: true))
    #expect(viewModel.content == .empty(.replies(.noReplies)))
    #expect(viewModel.allRepliesLoaded)
    #expect(viewModel.loadingRow == nil)
  }

  @Test(arguments: [(0, 2), (3, 0), (1, 1)])
  func `the message that there are no replies is not shown while replies are missing`(hidden: Int, unknown: Int) {
    let posts = [("h", hidden)] + (0..<unknown).map { ("u\($0)", 1) }
    let page = posts.map { id, count in
      Post(id: id, author: .sample, text: "", created: WallClock.sampleTime, replyCount: count)
    }
    for isComplete in [true, false] {
      var list = RepliesList(account: .sample)
      list.add(PostsPage(posts: page, next: isComplete ? nil : PostsPage.Cursor("x")), answers: ["h": []])
      interactor.list = .loaded(list)
      #expect(viewModel.content == .empty(.replies(isComplete ? .noneLoaded : .noneSoFar)))
      interactor.list = .loading(last: list)
      #expect(viewModel.content == .loading(.shared(.loading)))
    }
  }

  // MARK: What stands behind the last row

  private func expectLoadingRow(_ text: RepliesText, isLoading: Bool = false, asksForMore: Bool = false) {
    #expect(viewModel.loadingRow?.text == .replies(text))
    #expect(viewModel.loadingRow?.isLoading == isLoading)
    #expect(viewModel.loadingRow?.asksForMore == asksForMore)
  }

  @Test func `while there may be more replies, the last row shows this, and more replies are requested`() {
    interactor.list = .loaded(.sample(isComplete: false))
    #expect(viewModel.content == .loaded(.replies(.replyCountSoFar(2))))
    expectLoadingRow(.moreToLoad, asksForMore: true)
    #expect(viewModel.loadMore.isEnabled)
  }

  @Test func `while more replies are being loaded, the last row shows this, and nothing is requested`() async {
    interactor.list = .loading(last: .sample(isComplete: false))
    #expect(viewModel.content == .loaded(.replies(.replyCountSoFar(2))))
    expectLoadingRow(.loadingMore, isLoading: true)
    await #expect(throws: CommandError(.replies(.alreadyLoading))) { try await viewModel.loadMore() }
    #expect(interactor.calls == [])
  }

  @Test func `after a failure, the last row shows this, and nothing is requested until the user retries`() {
    interactor.list = .failed(.timedOut, last: .sample(isComplete: false))
    #expect(viewModel.content == .loaded(.replies(.replyCountSoFar(2))))
    expectLoadingRow(.failedMore)
    #expect(viewModel.loadMore.isEnabled)
  }

  @Test(
    arguments: [
      (0, .noneSoFar, .moreToLoad), (200, .noRepliesSoFar(posts: 200), .nothingNew(posts: 200)),
    ] as [(Int, RepliesText, RepliesText)])
  func `if pages without replies have been loaded, further pages are requested only by the user`(
    posts: Int, content: RepliesText, row: RepliesText
  ) {
    interactor.list = .loaded(list(withoutRepliesIn: posts, isComplete: false))
    #expect(viewModel.content == .empty(.replies(content)))
    expectLoadingRow(row)
    #expect(viewModel.loadMore.isEnabled)
  }

  @Test func `once all replies have been loaded, the loading row disappears, and loading more is refused`() async {
    interactor.list = .loaded(.sample())
    #expect(viewModel.allRepliesLoaded)
    #expect(viewModel.content == .loaded(.replies(.replyCount(2))))
    #expect(viewModel.loadingRow == nil)
    await #expect(throws: CommandError(.replies(.allLoaded))) { try await viewModel.loadMore() }
    #expect(interactor.calls == [])
  }

  @Test func `the loading row has a different id after each page`() {
    var list = RepliesList(account: .sample)
    var ids: Set<String> = []
    for page in 0..<3 {
      let post = Post(id: "p\(page)", author: .sample, text: "", created: WallClock.sampleTime, replyCount: 1)
      let reply = Post(id: "r\(page)", author: .sampleBob, text: "", created: WallClock.sampleTime)
      list.add(PostsPage(posts: [post], next: PostsPage.Cursor("\(page)")), answers: [post.id: [reply]])
      interactor.list = .loaded(list)
      if let id = viewModel.loadingRow?.id { ids.insert(id) }
    }
    #expect(ids.count == 3)
  }

  @Test func `the command more loads more replies`() async throws {
    interactor.list = .loaded(.sample(isComplete: false))
    try await viewModel.loadMore()
    await viewModel.fetchMoreReplies()
    #expect(interactor.calls == [.fetchMoreReplies, .fetchMoreReplies])
  }

  // MARK: Gaps and failures

  @Test(
    arguments: [
      (0, 0, nil), (1, 0, "The server counts 1 more reply than is shown here."),
      (3, 0, "The server counts 3 more replies than are shown here."),
      (0, 1, "The replies to 1 post could not be loaded."),
      (3, 2, "The server counts 3 more replies than are shown here. The replies to 2 posts could not be loaded."),
    ] as [(Int, Int, String?)])
  func `a warning counts the hidden replies, and the posts whose replies could not be loaded`(
    hidden: Int, unknown: Int, text: String?
  ) {
    var list = RepliesList.of([.sampleReply], isComplete: false, hidden: hidden)
    let posts = (0..<unknown).map { index in
      Post(id: "u\(index)", author: .sample, text: "", created: WallClock.sampleTime, replyCount: 1)
    }
    list.add(PostsPage(posts: posts, next: nil), answers: [:])
    interactor.list = .loaded(list)
    #expect(viewModel.notice?.text.words(in: .en) == text)
    #expect(viewModel.notice?.kind == (text == nil ? nil : .warning))
    #expect(viewModel.notice?.remedy == nil)
  }

  @Test func `if a fetch has failed, the failure is shown instead of a warning about missing replies`() {
    interactor.list = .failed(.timedOut, last: .of([.sampleReply], isComplete: false, hidden: 1))
    #expect(viewModel.notice == Notice(.error, .replies(.timedOut), remedy: .retry))
    #expect(viewModel.replies.count == 1)
  }

  @Test(arguments: RepliesError.samples.filter { $0.remedy == .retry })
  func `if a retry can help, the retry command repeats the request`(error: RepliesError) async throws {
    interactor.list = .failed(error, last: .sample(isComplete: false))
    try await viewModel.retry()
    #expect(interactor.calls == [.retry])
  }

  @Test(arguments: RepliesError.samples.filter { $0.remedy != .retry })
  func `if a retry cannot help, the retry command is disabled, and gives the reason`(error: RepliesError) async {
    interactor.list = .failed(error, last: .sample(isComplete: false))
    await #expect(throws: CommandError(error.text)) { try await viewModel.retry() }
    #expect(interactor.calls == [])
  }

  // MARK: Elsewhere

  @Test func `the profile of the user who is shown is looked up by id`() async throws {
    interactor.list = .loaded(.sample())
    viewModel.username = "bob"
    try await viewModel.showProfile()
    #expect(interactor.calls == [.account("1")])
    #expect(coordinator.calls == [.presentProfile(.sample)])
  }

  @Test func `the author of the reply in a row is looked up by id`() async throws {
    interactor.list = .loaded(.sample())
    interactor.account = .sampleCarla
    try await viewModel.showAuthor(1)
    #expect(interactor.calls == [.account("3")])
    #expect(coordinator.calls == [.presentProfile(.sampleCarla)])
  }

  @Test(arguments: RepliesError.samples)
  func `if an account cannot be fetched, no profile opens, and an error gives the reason`(error: RepliesError) async {
    interactor.list = .failed(error, last: .sample())
    interactor.failure = error
    let reason = CommandError(viewModel.notice?.text ?? "", remedy: error.remedy)
    await #expect(throws: reason) { try await viewModel.showAuthor(0) }
    await #expect(throws: reason) { try await viewModel.showProfile() }
    #expect(coordinator.calls == [])
  }

  @Test func `if a look-up of an account is outdated, its result opens no profile`() async throws {
    interactor.list = .loaded(.sample())
    interactor.account = nil
    try await viewModel.showAuthor(0)
    #expect(coordinator.calls == [])
  }

  @Test func `if no user is shown, the command profile is refused`() async {
    await #expect(throws: CommandError(.replies(.noUser))) { try await viewModel.showProfile() }
    #expect(interactor.calls == [])
  }

  @Test func `a command for a row applies to the reply that was there when the command was created`() async throws {
    interactor.list = .loaded(.sample())
    let open = viewModel.openReply
    let author = viewModel.showAuthor
    interactor.list = .loaded(.of([.sampleReplyOlder], to: .sampleQuiet))
    try await open(1)
    try await author(1)
    #expect(coordinator.calls.first == .presentPost(.sampleReplyWarned))
    #expect(interactor.calls.last == .account("3"))
  }

  @Test(arguments: [(-1, 0), (2, 3), (.max, .max)])
  func `a command for a row that does not exist is refused`(index: Int, row: Int) async {
    interactor.list = .loaded(.sample())
    let reason = CommandError(.shared(.noSuchRow(row)))
    await #expect(throws: reason) { try await viewModel.openReply(index) }
    await #expect(throws: reason) { try await viewModel.showAuthor(index) }
    #expect(interactor.calls == [])
    #expect(coordinator.calls == [])
  }

  @Test func `if the user opens a reply, the look-up of a profile is cancelled`() async throws {
    interactor.list = .loaded(.sample())
    try await viewModel.openReply(0)
    #expect(interactor.calls == [.forgetAccountRequest])
    #expect(coordinator.calls == [.presentPost(.sampleReply)])
  }

  @Test func `two view models on the same interactor show the same content`() {
    let other = RepliesViewModel(interactor: interactor, coordinator: coordinator)
    interactor.list = .loaded(.sample(isComplete: false))
    #expect(viewModel.replies == other.replies)
    #expect(viewModel.content == other.content)
    #expect(viewModel.userAvatar == other.userAvatar)
  }
}

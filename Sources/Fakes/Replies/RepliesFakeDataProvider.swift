package import Interactors
package import Models

/// A data provider of replies that keeps accounts and posts in memory, records what it is asked, and fails or waits on
/// demand.
///
/// It passes the same contract suite as the real ones.
///
/// Seed 003.
package final class RepliesFakeDataProvider: RepliesDataProvider {
  /// A call of the protocol, with its arguments.
  package enum Call: Hashable {
    case accountNamed(AccountName)
    case account(Account.ID)
    case posts(by: Account.ID, at: PostsPage.Cursor?)
    case replies(to: Post.ID)
  }

  /// All calls so far, in order.
  package private(set) var calls: [Call] = []
  /// What every call fails with; nil to let them succeed again.
  package var failure: RepliesError?
  /// What single calls fail with, whatever the others do.
  package var failures: [Call: RepliesError] = [:]
  /// Where every page says that the next one begins, whatever is true; nil for the truth.
  package var nextCursor: PostsPage.Cursor?
  /// What its author only passed on: it takes its place on a page, and is left out of it.
  package var boosts: Set<Post.ID> = []
  /// The calls that are being held, by their indices in ``calls``.
  package var heldCalls: [Int] { heldAnswers.keys.sorted() }

  private let accounts: [Account]
  /// The newest first.
  private var posts: [Post]
  private let pageSize: Int
  private var holdsAnswers = false
  private var heldAnswers: [Int: CheckedContinuation<Void, Never>] = [:]

  /// A server that knows these accounts and posts, in any order; a page has at most `pageSize` posts.
  package init(accounts: [Account] = Account.samples, posts: [Post] = Post.samples, pageSize: Int = 20) {
    self.accounts = accounts
    self.posts = posts.sorted { $0.created > $1.created }
    self.pageSize = pageSize
  }

  /// Somebody posts.
  package func add(_ post: Post) {
    posts.append(post)
    posts.sort { $0.created > $1.created }
  }

  /// From now on every call does its work at once, but answers only when ``answer(call:)`` says so.
  package func holdAnswers() {
    holdsAnswers = true
  }

  /// Lets a held call answer, by its index in ``calls``; waits for the call if it has not come yet.
  package func answer(call index: Int) async {
    while !Task.isCancelled {
      if let held = heldAnswers.removeValue(forKey: index) { return held.resume() }
      await Task.yield()
    }
  }

  /// Lets every held call answer, and holds no further ones.
  package func answerAll() {
    holdsAnswers = false
    let held = heldAnswers.sorted { $0.key < $1.key }
    heldAnswers = [:]
    for (_, answer) in held { answer.resume() }
  }

  /// Lets whoever has been answered go on, until nobody asks for anything more.
  package func settle() async {
    var quiet = 0
    var count = calls.count
    while quiet < 5 {
      await Task.yield()
      quiet = calls.count == count ? quiet + 1 : 0
      count = calls.count
    }
  }

  package func account(named name: AccountName) async throws(RepliesError) -> Account {
    try await answer(.accountNamed(name)) { () throws(RepliesError) in
      guard let account = accounts.first(where: { $0.name.lowercased() == name.text }) else { throw .unknown }
      return account
    }
  }

  package func account(_ id: Account.ID) async throws(RepliesError) -> Account {
    try await answer(.account(id)) { () throws(RepliesError) in try known(id) }
  }

  package func posts(by account: Account.ID, at cursor: PostsPage.Cursor?) async throws(RepliesError) -> PostsPage {
    try await answer(.posts(by: account, at: cursor)) { () throws(RepliesError) in
      let author = try known(account)
      let own = posts.filter { $0.author.id == author.id }
      let start = cursor.flatMap { cursor in own.firstIndex { $0.id == cursor.value } }.map { $0 + 1 } ?? 0
      let page = Array(own[start...].prefix(pageSize))
      // As the real service does it: only a full page has a next one, even if that is empty.
      let next = page.count == pageSize ? page.last.map { PostsPage.Cursor($0.id) } : nil
      return PostsPage(
        posts: page.filter { !boosts.contains($0.id) }, next: page.isEmpty ? nil : nextCursor ?? next)
    }
  }

  package func replies(to post: Post.ID) async throws(RepliesError) -> [Post] {
    try await answer(.replies(to: post)) { () throws(RepliesError) in
      guard posts.contains(where: { $0.id == post }) else { throw .unknown }
      return posts.filter { $0.inReplyTo == post }.reversed()
    }
  }

  /// Records a call, does its work, and hands the outcome over when it may be answered.
  private func answer<Answer>(
    _ call: Call, work: () throws(RepliesError) -> Answer
  ) async throws(RepliesError) -> Answer {
    let index = calls.count
    calls.append(call)
    let outcome = Result { () throws(RepliesError) in
      if let failure = failures[call] ?? failure { throw failure }
      return try work()
    }
    if holdsAnswers {
      await withCheckedContinuation { heldAnswers[index] = $0 }
    }
    return try outcome.get()
  }

  private func known(_ id: Account.ID) throws(RepliesError) -> Account {
    guard let account = accounts.first(where: { $0.id == id }) else { throw .unknown }
    return account
  }
}

import DataProviders
import Interactors
import Models
import TestSupport
import Testing

/// The contract that every `RepliesDataProvider` satisfies.
@Suite(.fewAtOnce, .turnLimit(10_000))
struct RepliesDataProviderContract {
  @Test(arguments: ConformingService.allCases, SampleService.bundled.accounts)
  func `every account is found by name and by id`(conformer: ConformingService, account: Account) async throws {
    let served = try conformer.make()
    #expect(try await served.account(named: .typed(account.name)) == account)
    #expect(try await served.account(named: .typed("@" + account.name.uppercased())) == account)
    #expect(try await served.account(account.id) == account)
  }

  @Test(arguments: ConformingService.allCases, ["nobody", "alice@elsewhere.example", "lookup"])
  func `looking up a name that no account has fails with an error`(conformer: ConformingService, name: String)
    async throws
  {
    let served = try conformer.make()
    await #expect(throws: RepliesError.unknown) { try await served.account(named: .typed(name)) }
  }

  @Test(
    arguments: ConformingService.allCases, ["", "0", ".", "..", "../1", "1/statuses", "1?x=y", "a b", "é%2F", "\0\n"])
  func `an id that belongs to no account or post is reported as unknown`(conformer: ConformingService, id: String)
    async throws
  {
    let served = try conformer.make()
    await #expect(throws: RepliesError.unknown) { try await served.account(id) }
    await #expect(throws: RepliesError.unknown) { try await served.posts(by: id, at: nil) }
    await #expect(throws: RepliesError.unknown) { try await served.replies(to: id) }
  }

  @Test(arguments: ConformingService.allCases, SampleService.bundled.accounts)
  func `an account contains its number of posts`(conformer: ConformingService, account: Account) async throws {
    let posts = try await conformer.make().pages(by: account.id).flatMap(\.posts)
    #expect(account.posts == posts.count)
  }

  @Test(arguments: ConformingService.allCases, SampleService.bundled.accounts)
  func `the pages contain every post once, newest first`(conformer: ConformingService, account: Account) async throws {
    let pages = try await conformer.make().pages(by: account.id)
    #expect(pages.flatMap(\.posts) == SampleService.bundled.posts(by: account.id))
    #expect(pages.allSatisfy { $0.posts.count <= 5 })
  }

  /// Whether a shorter page is the last one, only some of them know.
  @Test(arguments: ConformingService.allCases)
  func `posts that exactly fill their pages are followed by an empty page`(conformer: ConformingService) async throws {
    let served = try conformer.make()
    let bruno = try await served.pages(by: served.account(named: .typed("bruno")).id)
    let alice = try await served.pages(by: served.account(named: .typed("alice")).id)
    #expect(bruno.map(\.posts.count) == [5, 5, 0])
    #expect([[5, 5, 3], [5, 5, 3, 0]].contains(alice.map(\.posts.count)))
    #expect([bruno, alice].allSatisfy { $0.last?.isEndKnown == true })
  }

  @Test(arguments: ConformingService.allCases)
  func `a cursor that the server does not recognise leads to an empty last page`(conformer: ConformingService)
    async throws
  {
    let served = try conformer.make()
    let alice = try await served.account(named: .typed("alice")).id
    for cursor in ["", "nothing", "bruno-1", "alice-1.1"] {
      #expect(try await served.posts(by: alice, at: PostsPage.Cursor(cursor)) == PostsPage(posts: [], next: nil))
    }
  }

  @Test(arguments: ConformingService.allCases)
  func `an account without posts has one empty page`(conformer: ConformingService) async throws {
    let served = try conformer.make()
    #expect(try await served.pages(by: served.account(named: .typed("dora")).id) == [PostsPage(posts: [], next: nil)])
  }

  @Test(arguments: ConformingService.allCases)
  func `a page can be fetched again`(conformer: ConformingService) async throws {
    let served = try conformer.make()
    let alice = try await served.account(named: .typed("alice")).id
    let first = try await served.posts(by: alice, at: nil)
    let second = try await served.posts(by: alice, at: first.next)
    #expect(try await served.posts(by: alice, at: first.next) == second)
    #expect(second != first)
  }

  @Test(arguments: ConformingService.allCases)
  func `only the direct replies to a post are returned, in order`(conformer: ConformingService) async throws {
    let served = try conformer.make()
    for post in SampleService.bundled.posts {
      let answers = try await served.replies(to: post.id)
      #expect(answers == PostReplies(SampleService.bundled.answers(to: post.id)))
      #expect(answers.posts.count == post.replyCount)
    }
  }

  @Test(arguments: ConformingService.allCases)
  func `several requests can run at once`(conformer: ConformingService) async throws {
    let served = try conformer.make()
    let posts = SampleService.bundled.posts.prefix(12)
    let asked = posts.map { post in Task { (post.id, try await served.replies(to: post.id).posts.count) } }
    var counts: [Post.ID: Int] = [:]
    for task in asked {
      let (id, count) = try await task.value
      counts[id] = count
    }
    #expect(counts == posts.reduce(into: [:]) { $0[$1.id] = $1.replyCount })
  }
}

extension AccountName {
  /// Parses a name that must be valid.
  static func typed(_ text: String) throws -> AccountName {
    try #require(AccountName(text))
  }
}

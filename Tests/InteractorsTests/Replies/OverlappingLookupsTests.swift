import Changes
import Fakes
import Foundation
import Interactors
import Models
import TestSupport
import Testing

/// Five look-ups are under way at the same time: in whichever order they answer, only the last one counts.
@Suite(.turnLimit)
struct OverlappingLookupsTests {
  typealias Call = RepliesFakeDataProvider.Call

  nonisolated private static let lookups = 0..<5
  private static let users = lookups.map { "user\($0)" }
  /// All 120 orders in which they can answer.
  private static let orders = permutations(of: Array(lookups))
  /// The replies to the user who is looked up last.
  private static let lastReplies = (0..<5).map { "r-user4-\($0)" }

  /// The requests that a look-up makes before it waits, and those that it waits for.
  typealias Requests = (before: [Call], held: [Call])

  /// Which of its requests each look-up waits for.
  enum Stage: CaseIterable {
    case account, posts, replies

    static let requests = Dictionary(
      uniqueKeysWithValues: allCases.map { stage in (stage, users.map { stage.requests(of: $0) }) })

    /// How many requests all look-ups make if only the last one, which takes seven, goes on from there.
    var requestCount: Int {
      switch self {
      case .account: 4 * 1 + 7
      case .posts: 4 * 2 + 7
      case .replies: 4 * 6 + 7
      }
    }

    /// Four posts are asked about at once.
    private func requests(of user: String) -> Requests {
      let account = Call.accountNamed(.named(user))
      let posts = Call.posts(by: user, at: nil)
      return switch self {
      case .account: ([], [account])
      case .posts: ([account], [posts])
      case .replies: ([account, posts], (0..<4).map { .replies(to: "p-\(user)-\($0)") })
      }
    }
  }

  @Test(arguments: Stage.allCases, lookups)
  func `the result of the last look-up is shown, in all 120 orders of the answers`(stage: Stage, first: Int) async {
    #expect(Set(Self.orders).count == 120)
    for order in Self.orders where order[0] == first {
      let (interactor, provider) = await outcome(of: order, stage: stage)
      #expect(interactor.list?.isLoaded == true, "\(order)")
      #expect(interactor.list?.value?.account.name == "user4", "\(order)")
      #expect(interactor.list?.value?.replies.map(\.id) == Self.lastReplies, "\(order)")
      #expect(interactor.list?.value?.isComplete == true, "\(order)")
      // No earlier look-up has gone on.
      #expect(provider.calls.count == stage.requestCount, "\(order)")
    }
  }

  @Test(arguments: lookups)
  func `a failure of an earlier look-up is dropped, in all 120 orders of the answers`(first: Int) async {
    for order in Self.orders where order[0] == first {
      let (interactor, _) = await outcome(of: order, stage: .account, failing: 0..<4)
      #expect(interactor.list?.isLoaded == true, "\(order)")
      #expect(interactor.list?.value?.account.name == "user4", "\(order)")
    }
  }

  @Test(arguments: lookups)
  func `a failure of the last look-up is shown, whatever the earlier look-ups return, in all 120 orders`(first: Int)
    async
  {
    for order in Self.orders where order[0] == first {
      let (interactor, _) = await outcome(of: order, stage: .account, failing: 4..<5)
      #expect(interactor.list == .failed(.timedOut, last: nil), "\(order)")
    }
  }

  /// The interactor and its provider after five look-ups that answer in an order.
  private func outcome(
    of order: [Int], stage: Stage, failing: Range<Int> = 0..<0
  ) async -> (RepliesInteractor, RepliesFakeDataProvider) {
    let provider = RepliesFakeDataProvider(accounts: Self.accounts, posts: Self.posts)
    let requests = Stage.requests[stage] ?? []
    let interactor = RepliesInteractor(dataProvider: provider, clock: .sample)
    for index in failing {
      provider.failures[.accountNamed(.named("user\(index)"))] = .timedOut
    }
    provider.holdAnswers()
    var ended: Set<Int> = []
    for (index, user) in Self.users.enumerated() {
      Task.immediate {
        await interactor.fetchReplies(to: .named(user))
        ended.insert(index)
      }
      for call in requests[index].before { await eventually("\(call) is made") { provider.answer(call) } }
      await eventually("\(user) waits") { requests[index].held.allSatisfy(provider.calls.suffix(4).contains) }
    }
    provider.holdNoFurtherAnswers()
    for index in order {
      for call in requests[index].held { #expect(provider.answer(call)) }
      // All that this leads to happens before the next one answers.
      await eventually("look-up \(index) of \(order) ends") { ended.contains(index) }
    }
    return (interactor, provider)
  }

  /// A server with an account for each look-up: each has five posts, and each of these a reply.
  private static let accounts = users.map { Account(id: $0, name: $0, displayName: "") }
  private static let posts = accounts.flatMap { account in
    (0..<5).flatMap { number in
      let id = "-\(account.id)-\(number)"
      let time = WallClock.sampleTime - Double(number)
      return [
        Post(id: "p\(id)", author: account, text: "", created: time, replyCount: 1),
        Post(id: "r\(id)", author: .sampleBob, text: "", created: time, inReplyTo: "p\(id)"),
      ]
    }
  }

  private static func permutations(of elements: [Int]) -> [[Int]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(of: rest).map { [first] + $0 }
    }
  }
}

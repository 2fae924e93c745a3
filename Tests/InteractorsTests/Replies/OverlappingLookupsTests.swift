import Fakes
import Foundation
import Interactors
import Models
import Testing

/// Five look-ups are under way at the same time: whichever answers when, the one that was asked for last is shown.
@Suite(.timeLimit(.minutes(1)))
struct OverlappingLookupsTests {
  private static let count = 5
  /// All 120 orders in which they can answer.
  private static let orders = permutations(of: Array(0..<count))

  /// At which of its two requests each look-up waits.
  enum Stage: CaseIterable { case account, posts }

  @Test(arguments: Stage.allCases)
  func `the look-up that was asked for last is shown, in all 120 orders`(stage: Stage) async {
    #expect(Set(Self.orders).count == 120)
    for order in Self.orders {
      let interactor = await outcome(of: order, stage: stage)
      #expect(interactor.list?.account.name == "user4", "\(order)")
      #expect(interactor.list?.replies.map(\.id) == ["r4"], "\(order)")
      #expect(interactor.list?.isComplete == true, "\(order)")
      #expect(interactor.fetch == .finished, "\(order)")
    }
  }

  @Test func `a failure of an earlier look-up is dropped too, in all 120 orders`() async {
    for order in Self.orders {
      let interactor = await outcome(of: order, stage: .account, failing: 0..<4)
      #expect(interactor.list?.account.name == "user4", "\(order)")
      #expect(interactor.fetch == .finished, "\(order)")
    }
  }

  @Test func `a failure of the last look-up is told, whatever the earlier ones bring, in all 120 orders`() async {
    for order in Self.orders {
      let interactor = await outcome(of: order, stage: .account, failing: 4..<5)
      #expect(interactor.list == nil, "\(order)")
      #expect(interactor.fetch == .failed(.timedOut), "\(order)")
    }
  }

  /// The interactor after five look-ups that answer in an order.
  private func outcome(of order: [Int], stage: Stage, failing: Range<Int> = 0..<0) async -> RepliesInteractor {
    let accounts = (0..<Self.count).map { Account(id: "\($0)", name: "user\($0)", displayName: "") }
    let posts = accounts.flatMap { account in
      [
        Post(id: "p\(account.id)", author: account, text: "", created: Post.sampleTime, replyCount: 1),
        Post(id: "r\(account.id)", author: .sampleBob, text: "", created: Post.sampleTime, inReplyTo: "p\(account.id)"),
      ]
    }
    let provider = RepliesFakeDataProvider(accounts: accounts, posts: posts)
    let interactor = RepliesInteractor(dataProvider: provider)
    for index in failing {
      provider.failures[.accountNamed(.named("user\(index)"))] = .timedOut
    }
    let gate: [Int: RepliesFakeDataProvider.Call]
    switch stage {
    case .account: gate = [:]
    case .posts: gate = Dictionary(uniqueKeysWithValues: (0..<Self.count).map { ($0, .posts(by: "\($0)", at: nil)) })
    }
    provider.holdAnswers()
    var lookups: [Task<Void, Never>] = []
    var held: [Int] = []
    for index in 0..<Self.count {
      lookups.append(Task.immediate { await interactor.fetchReplies(to: .named("user\(index)")) })
      held.append(provider.calls.count - 1)
      if let call = gate[index] {
        await provider.answer(call: held[index])
        while !provider.calls.contains(call) { await Task.yield() }
        held[index] = provider.calls.count - 1
      }
    }
    for index in order {
      await provider.answer(call: held[index])
      // All that this answer leads to happens before the next one.
      await provider.settle()
    }
    provider.answerAll()
    for lookup in lookups { await lookup.value }
    return interactor
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

import Foundation
import Models
import TestSupport
import Testing

/// Every command of every screen, in every state that a few steps lead to.
@Suite(.computesOnly)
struct ExplorerTests {
  @Test(
    arguments: [
      ("dice", []), ("matches", []), ("replies", []), ("books", []), ("books", Elsewhere.books), ("groups", []),
      ("groups", Elsewhere.groups), ("", []),
    ] as [(String, [Elsewhere])])
  func `wherever the steps of one or two users lead, what is shown and offered is right`(
    path: String, others: [Elsewhere]
  ) async throws {
    var explorer = Explorer(at: path, others: others, limit: TestRun.steps(2, long: 800))
    let start = ContinuousClock.now
    try await explorer.run()
    guard TestRun.isLong else { return }
    print(
      "\(path.isEmpty ? "home" : path)\(others.isEmpty ? "" : " beside another user"):",
      "\(explorer.states) states\(explorer.isComplete ? ", which are all," : "") to a depth of \(explorer.depth),",
      "\(explorer.pairs.count) pairs, \(explorer.steps) steps, \(ContinuousClock.now - start);",
      "\(explorer.enabled.count) commands, never disabled \(explorer.neverDisabled.map(\.description).sorted())")
    #expect(explorer.neverEnabled == [])
    #expect(explorer.owed.isEmpty, "pairs of commands that were not taken")
  }
}

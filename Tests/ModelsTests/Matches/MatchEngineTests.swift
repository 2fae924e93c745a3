import Models
import TestSupport
import Testing

struct MatchEngineTests {
  /// Whether the player to move can win, for each number of matches from 0 to `most`, found by trying all moves.
  private static func winnable(upTo most: Int, removeMax: Int) -> [Bool] {
    // With no match left the opponent has just lost.
    var winnable = [true]
    for count in 1...most {
      winnable.append((1...min(count, removeMax)).contains { !winnable[count - $0] })
    }
    return winnable
  }

  @Test(arguments: 1...7)
  func `a number of matches is losing exactly if the player whose turn it is cannot force a win`(removeMax: Int) {
    let winnable = Self.winnable(upTo: 60, removeMax: removeMax)
    for count in 1...60 {
      #expect((LosingNumber.excess(of: count, removeMax: removeMax) == 0) == !winnable[count])
    }
  }

  @Test(arguments: 1...7)
  func `the smart engine leaves the opponent a losing number if it can, and otherwise takes one match`(removeMax: Int) {
    let winnable = Self.winnable(upTo: 60, removeMax: removeMax)
    for count in 1...60 {
      let move = SmartEngine().move(count: count, removeMax: removeMax)
      #expect((1...min(count, removeMax)).contains(move))
      if winnable[count] {
        #expect(!winnable[count - move])
      } else {
        #expect(move == 1, "where it cannot win, it makes the game last")
      }
    }
  }

  @Test(arguments: TestRun.seeds(1, 2, 3))
  func `the smart engine wins every game that it can win`(seed: UInt64) throws {
    let random = GeneratedRandom(seed: seed)
    var played = 0
    while played < TestRun.steps(3_000, long: 200_000) {
      let count = random.number(in: MatchSettings.initialCounts)
      let removeMax = random.number(in: MatchSettings.removeLimits)
      guard LosingNumber.excess(of: count, removeMax: removeMax) != 0 else { continue }
      // The smart engine has to move first, so here it plays for the user.
      var game = try MatchGame(initialCount: count, removeMax: removeMax)
      while game.loser == nil {
        let engine: any MatchEngine = game.turn == .user ? SmartEngine() : WildEngine(random: random)
        try game.remove(engine.move(count: game.count, removeMax: removeMax), by: game.turn)
      }
      #expect(game.loser == .computer, "\(count) matches, at most \(removeMax)")
      played += 1
    }
  }

  @Test func `the dumb engine always takes one match`() {
    #expect((1...30).allSatisfy { DumbEngine().move(count: $0, removeMax: 3) == 1 })
  }

  @Test func `the wild engine takes every allowed number, each equally often`() {
    let engine = WildEngine(random: GeneratedRandom(seed: 7))
    var counts: [Int: Int] = [:]
    for _ in 0..<3000 { counts[engine.move(count: 10, removeMax: 3), default: 0] += 1 }
    #expect(counts.keys.sorted() == [1, 2, 3])
    // 2 degrees of freedom, 999 of 1000; the seed is fixed.
    let squares = counts.values.map { ($0 - 1000) * ($0 - 1000) }
    #expect(squares.reduce(0, +) < 13_800)
    #expect((0..<100).allSatisfy { _ in engine.move(count: 1, removeMax: 3) == 1 })
  }

  @Test(arguments: [(MatchStrategy.dumb, 10, 1, 8), (.smart, 12, 1, 9)])
  func `the dumb and smart engines play the same rounds as the original game`(
    strategy: MatchStrategy, start: Int, user: Int, left: Int
  ) throws {
    var game = try MatchGame(left: start)
    try game.remove(user, by: .user)
    let engine = strategy.engine(random: GeneratedRandom(seed: 1))
    try game.remove(engine.move(count: game.count, removeMax: 3), by: .computer)
    #expect(game.count == left)
  }
}

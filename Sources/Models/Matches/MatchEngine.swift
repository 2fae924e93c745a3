/// Chooses the computer's moves.
package protocol MatchEngine {
  /// Returns the number of matches that the computer removes.
  ///
  /// - Parameters:
  ///   - count: The number of matches left, at least 1.
  ///   - removeMax: The maximum number to remove at once, at least 1.
  /// - Returns: A number from 1 to the smaller of the two arguments.
  func move(count: Int, removeMax: Int) -> Int
}

/// Always removes one match.
package struct DumbEngine: MatchEngine {
  package init() {}

  package func move(count: Int, removeMax: Int) -> Int { 1 }
}

/// Removes a random number of matches; every allowed number has the same probability.
package struct WildEngine: MatchEngine {
  private let random: any RandomSource

  package init(random: any RandomSource) {
    self.random = random
  }

  package func move(count: Int, removeMax: Int) -> Int {
    random.number(in: 1...min(count, removeMax))
  }
}

/// Plays perfectly: it wins every position that can be won.
package struct SmartEngine: MatchEngine {
  package init() {}

  package func move(count: Int, removeMax: Int) -> Int {
    // Leave a losing number. If the count already is a losing number, no move wins, so remove just one match to prolong the
    // game.
    max(1, LosingNumber.excess(of: count, removeMax: removeMax))
  }
}

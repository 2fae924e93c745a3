/// A pile of matches from which two players take in turn; whoever takes the last one loses.
///
/// Seed 004.
package struct MatchGame: Equatable, Sendable {
  /// How many matches are left.
  package private(set) var count: Int
  /// Whose turn it is; the user starts.
  package private(set) var turn = MatchPlayer.user

  private let removeMax: Int

  /// A new game.
  ///
  /// - Parameters:
  ///   - count: How many matches there are, at least 1.
  ///   - removeMax: How many may be taken at once, at least 1.
  package init(count: Int, removeMax: Int) {
    self.count = count
    self.removeMax = removeMax
  }

  /// A new game with the user's settings.
  package init(_ settings: MatchSettings) {
    self.init(count: settings.initialCount, removeMax: settings.removeMax)
  }

  /// How many matches whoever's turn it is may take: from 1 to this; 0 when the game is over.
  package var limit: Int { min(count, removeMax) }

  /// How many the user may take now: nothing when it is not the user's turn.
  package var userLimit: Int { turn == .user ? limit : 0 }

  /// Who took the last match; nil as long as there is one.
  package var loser: MatchPlayer? { count == 0 ? turn.other : nil }

  /// What the rules have against a player's taking so many now; nil if nothing.
  package func objection(to number: Int, by player: MatchPlayer) -> MatchError? {
    if loser != nil { return .gameIsOver }
    if player != turn { return .outOfTurn }
    return 1 <= number && number <= limit ? nil : .notAllowed(limit: limit)
  }

  /// Takes some matches; then it is the other's turn.
  ///
  /// - Throws: `MatchError.gameIsOver`, `.outOfTurn` or `.notAllowed`, nothing having changed.
  package mutating func remove(_ number: Int, by player: MatchPlayer) throws(MatchError) {
    if let objection = objection(to: number, by: player) { throw objection }
    count -= number
    turn = turn.other
  }
}

/// A pile of matches from which two players remove some in turn; removing the last one loses.
package struct MatchGame: Equatable, Sendable {
  /// The number of matches left.
  package private(set) var count: Int
  /// Whose turn it is; the user starts.
  package private(set) var turn = MatchPlayer.user

  private let removeMax: Int

  /// Creates a game.
  ///
  /// Settings are always valid, so the game starts with at least one match and allows removing at least one.
  package init(_ settings: MatchSettings) {
    count = settings.initialCount
    removeMax = settings.removeMax
  }

  /// The player who removed the last match; nil until the game is over.
  package var loser: MatchPlayer? { count == 0 ? turn.other : nil }

  /// Returns the maximum number that a player may remove now; 0 out of turn or after the end.
  package func limit(for player: MatchPlayer) -> Int { player == turn ? min(count, removeMax) : 0 }

  /// Returns why the rules do not let a player remove this number of matches now.
  ///
  /// - Returns: `MatchError.gameIsOver`, `.outOfTurn` or `.notAllowed`; nil if the player may remove them.
  package func problem(removing number: Int, by player: MatchPlayer) -> MatchError? {
    if loser != nil { return .gameIsOver }
    if player != turn { return .outOfTurn }
    let limit = limit(for: player)
    return number >= 1 && number <= limit ? nil : .notAllowed(limit: limit)
  }

  /// Removes matches and passes the turn to the other player.
  ///
  /// - Throws: `MatchError.gameIsOver`, `.outOfTurn` or `.notAllowed`.
  package mutating func remove(_ number: Int, by player: MatchPlayer) throws(MatchError) {
    if let problem = problem(removing: number, by: player) { throw problem }
    count -= number
    turn = turn.other
  }
}

/// A player of the match game.
package enum MatchPlayer: Sendable {
  case user, computer

  package var other: MatchPlayer {
    switch self {
    case .user: .computer
    case .computer: .user
    }
  }
}

import Models

nonisolated extension MatchGame {
  /// Creates a game with `count` matches left on the user's turn.
  ///
  /// Until then, each move has removed one match.
  ///
  /// - Throws: `MatchError` if there is no such game.
  package static func sample(count: Int, removeMax: Int = 3) throws(MatchError) -> MatchGame {
    let fewest = MatchSettings.initialCounts.lowerBound
    let initialCount = count < fewest ? fewest + (fewest - count) % 2 : count
    var game = MatchGame(try .sample(initialCount: initialCount, removeMax: removeMax))
    while game.count > count {
      try game.remove(1, by: game.turn)
    }
    return game
  }

  /// Creates a game that is over.
  ///
  /// - Throws: Never, because the rules allow all its moves.
  package static func sample(lostBy player: MatchPlayer) throws(MatchError) -> MatchGame {
    var game = try sample(count: player == .user ? 1 : 2)
    while game.loser == nil {
      try game.remove(1, by: game.turn)
    }
    return game
  }
}

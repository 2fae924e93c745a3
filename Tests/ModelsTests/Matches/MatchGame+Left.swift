import Models

extension MatchGame {
  /// A new game.
  init(initialCount: Int, removeMax: Int = 3) throws(MatchError) {
    var settings = MatchSettings()
    try settings.setInitialCount(initialCount)
    try settings.setRemoveMax(removeMax)
    self.init(settings)
  }

  /// A game in which so many matches are left on the user's turn, at most 12.
  init(left count: Int, removeMax: Int = 3) throws(MatchError) {
    try self.init(initialCount: 12 + count % 2, removeMax: removeMax)
    while self.count > count { try remove(1, by: turn) }
  }
}

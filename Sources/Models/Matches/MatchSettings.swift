/// The settings of a match game, which are always valid.
package struct MatchSettings: Equatable, Sendable {
  /// The choices for the initial number of matches.
  package static let initialCounts = 12...24
  /// The choices for the maximum number to remove; each is smaller than any initial number.
  package static let removeLimits = 1...3

  /// The initial number of matches.
  package private(set) var initialCount = 18
  /// The maximum number to remove at once.
  package private(set) var removeMax = 3
  /// How the computer plays.
  package var strategy = MatchStrategy.dumb

  /// Creates the settings of the first game: 18 matches, at most 3 at once, the dumb engine.
  package init() {}

  /// Creates settings of any size.
  ///
  /// An impossible number is replaced by the number in the first game's settings, or by the nearest possible number to that.
  ///
  /// The initial number is at least 1, and the maximum to remove is smaller, unless there is only one match.
  package init(initialCount: Int, removeMax: Int, strategy: MatchStrategy) {
    if initialCount > 0 { self.initialCount = initialCount }
    let limits = 1...max(1, self.initialCount - 1)
    self.removeMax = limits.contains(removeMax) ? removeMax : min(self.removeMax, limits.upperBound)
    self.strategy = strategy
  }

  /// Changes the initial number of matches.
  ///
  /// - Throws: `MatchError.badInitialCount`.
  package mutating func setInitialCount(_ count: Int) throws(MatchError) {
    guard Self.initialCounts.contains(count) else { throw .badInitialCount(range: Self.initialCounts) }
    initialCount = count
  }

  /// Changes the maximum number to remove at once.
  ///
  /// - Throws: `MatchError.badRemoveMax`.
  package mutating func setRemoveMax(_ count: Int) throws(MatchError) {
    guard Self.removeLimits.contains(count) else { throw .badRemoveMax(range: Self.removeLimits) }
    removeMax = count
  }

  /// Whether the user, who starts, cannot win.
  ///
  /// This is so if the initial number is a losing number and the engine plays perfectly.
  package var isLostForUser: Bool {
    strategy == .smart && LosingNumber.excess(of: initialCount, removeMax: removeMax) == 0
  }
}

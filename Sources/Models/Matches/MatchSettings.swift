/// The settings of a match game, which are always valid.
package struct MatchSettings: Equatable, Sendable {
  /// The allowed initial numbers of matches.
  package static let initialCounts = 12...24
  /// The allowed maximums to remove at once; each is smaller than any initial number.
  package static let removeLimits = 1...3

  /// The initial number of matches.
  package private(set) var initialCount = 18
  /// The maximum number to remove at once.
  package private(set) var removeMax = 3
  /// How the computer plays.
  package var strategy = MatchStrategy.dumb

  /// Creates the settings of the first game: 18 matches, at most 3 at once, against the dumb engine.
  package init() {}

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

  /// Whether the user, who starts, cannot win: the initial number is a losing one, and the engine plays perfectly.
  package var isLostForUser: Bool {
    strategy == .smart && LosingNumber.excess(of: initialCount, removeMax: removeMax) == 0
  }
}

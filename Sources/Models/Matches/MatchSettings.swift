/// What a match game starts from.
///
/// Seed 004.
package struct MatchSettings: Equatable, Sendable {
  /// How many matches a game may start with.
  package static let initialCounts = 12...24
  /// How many may be allowed to be taken at once; always fewer than a game starts with.
  package static let removeLimits = 1...3

  package private(set) var initialCount = 18
  package private(set) var removeMax = 3
  package var strategy = MatchStrategy.dumb

  /// The settings of a first game: 18 matches, at most 3 at once, against the dumb engine.
  package init() {}

  /// Has a game start with so many matches.
  ///
  /// - Throws: `MatchError.badInitialCount`, nothing having changed.
  package mutating func setInitialCount(_ count: Int) throws(MatchError) {
    guard Self.initialCounts.contains(count) else { throw .badInitialCount(range: Self.initialCounts) }
    initialCount = count
  }

  /// Allows so many matches to be taken at once.
  ///
  /// - Throws: `MatchError.badRemoveMax`, nothing having changed.
  package mutating func setRemoveMax(_ count: Int) throws(MatchError) {
    guard Self.removeLimits.contains(count) else { throw .badRemoveMax(range: Self.removeLimits) }
    removeMax = count
  }

  /// Whether the user, who starts, cannot win: the engine plays perfectly, and the start is a losing number.
  package var isLostForUser: Bool {
    strategy == .smart && LosingNumber.excess(of: initialCount, removeMax: removeMax) == 0
  }
}

/// A change of the pile of matches.
///
/// It is an event, not a state: if the user and the computer remove the same number, two equal changes follow each
/// other.
nonisolated package enum PileChange: Equatable, Sendable {
  /// A new game has started with this number of matches.
  case reset(Int)
  /// A player has removed this number of matches.
  case removed(Int)
}

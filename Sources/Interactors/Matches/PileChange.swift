/// Something that has just happened to the pile of matches.
///
/// The user and the computer may take equally many: then two equal changes follow each other, and both are told.
///
/// Seed 004.
nonisolated package enum PileChange: Equatable, Sendable {
  /// A new game, with so many matches.
  case reset(Int)
  /// Somebody has taken so many.
  case removed(Int)
}

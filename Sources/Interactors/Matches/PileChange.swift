package import Models

/// Something that has just happened to the pile of matches.
///
/// Two equal ones in a row are two: what is watched for its value would tell but one.
///
/// Seed 004.
nonisolated package enum PileChange: Equatable, Sendable {
  /// A new game, with so many matches.
  case reset(Int)
  case removed(Int, by: MatchPlayer)
}

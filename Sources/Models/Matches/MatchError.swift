/// What the rules of the match game do not allow; nothing has changed then.
///
/// Seed 004.
package enum MatchError: Error, Equatable, Sendable {
  case gameIsOver
  /// It is the other's turn.
  case outOfTurn
  /// So many cannot be taken; from 1 to `limit` can.
  case notAllowed(limit: Int)
  /// No game starts with so many matches; there are more than can be taken at once, and only as many as `range` says.
  case badInitialCount(range: ClosedRange<Int>)
  /// So many at once cannot be allowed; only as many as `range` says.
  case badRemoveMax(range: ClosedRange<Int>)
}

/// A violation of the rules of the match game.
///
/// An operation that throws this error has changed nothing.
package enum MatchError: Error, Equatable, Sendable {
  case gameIsOver
  /// It is the other player's turn.
  case outOfTurn
  /// The number to remove is out of range; 1 to `limit` are allowed now.
  case notAllowed(limit: Int)
  /// The initial number of matches is outside `range`.
  case badInitialCount(range: ClosedRange<Int>)
  /// The maximum number to remove at once is outside `range`.
  case badRemoveMax(range: ClosedRange<Int>)
}

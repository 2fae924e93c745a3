/// Chooses the computer's moves.
package protocol MatchEngine {
  /// Returns the number of matches that the computer removes.
  ///
  /// - Parameters:
  ///   - count: The number of matches left, at least 1.
  ///   - removeMax: The maximum number to remove at once, at least 1.
  /// - Returns: A number from 1 to the smaller of the two.
  func move(count: Int, removeMax: Int) -> Int
}

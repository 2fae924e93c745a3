/// The losing numbers of matches: the player to move loses against perfect play.
///
/// Removing the last match loses, so 1 is a losing number. From a larger losing number, the opponent completes each move to a
/// total of `removeMax + 1` matches, and so leaves the next lower losing number.
package enum LosingNumber {
  /// Returns the distance down to the nearest losing number; 0 if the count is a losing number.
  ///
  /// - Parameters:
  ///   - count: The number of matches, at least 1.
  ///   - removeMax: The maximum number to remove at once, at least 1.
  /// - Returns: A number from 0 to `removeMax`.
  package static func excess(of count: Int, removeMax: Int) -> Int {
    (count - 1) % (removeMax + 1)
  }
}

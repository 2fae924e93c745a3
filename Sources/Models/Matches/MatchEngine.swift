/// Decides what the computer takes.
///
/// Seed 004.
package protocol MatchEngine {
  /// How many matches to take, from 1 to what is allowed.
  ///
  /// - Parameters:
  ///   - count: How many there are, at least 1.
  ///   - removeMax: How many may be taken at once, at least 1.
  /// - Returns: A legal number.
  func move(count: Int, removeMax: Int) -> Int
}

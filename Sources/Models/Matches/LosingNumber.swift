/// The numbers of matches from which the one to move cannot win against perfect play.
///
/// Whoever takes the last match loses, so 1 is one of them; and whatever is taken from one of them, the other can take
/// the rest of `removeMax + 1` and so leave the next.
///
/// Seed 004.
package enum LosingNumber {
  /// How many matches there are above the nearest losing number; 0 on one.
  ///
  /// - Parameters:
  ///   - count: How many matches there are, at least 1.
  ///   - removeMax: How many may be taken at once, at least 1.
  /// - Returns: From 0 to `removeMax`.
  package static func excess(of count: Int, removeMax: Int) -> Int {
    (count - 1) % (removeMax + 1)
  }
}

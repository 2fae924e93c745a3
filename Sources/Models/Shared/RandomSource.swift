/// A source of randomness.
///
/// The composition root creates it and passes it on. No rule creates its own, so that tests can script the outcome.
package protocol RandomSource: AnyObject {
  /// Returns a random number in the range; every number has the same probability.
  func number(in range: ClosedRange<Int>) -> Int
}

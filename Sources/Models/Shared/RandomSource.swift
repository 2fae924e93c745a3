/// A source of randomness.
///
/// The composition root creates the source and passes it on. The business rules never create one, so that tests can script the
/// outcome.
package protocol RandomSource: AnyObject {
  /// Returns a random number in the range; every number has the same probability.
  func number(in range: ClosedRange<Int>) -> Int
}

/// Where chance comes from.
///
/// Made by the composition root and handed down: no rule has chance of its own, so that a test can say what happens.
package protocol RandomSource: AnyObject {
  /// A number of the range, each as likely as any other.
  func number(in range: ClosedRange<Int>) -> Int
}

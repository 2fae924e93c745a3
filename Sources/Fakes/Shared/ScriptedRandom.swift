import Models

/// A random source with numbers scripted by a test.
package final class ScriptedRandom: RandomSource {
  /// The next numbers, in order; the last one repeats.
  private var script: [Int]
  /// The ranges of the numbers requested, in order.
  package private(set) var calls: [ClosedRange<Int>] = []

  package init(_ script: [Int]) {
    self.script = script
  }

  /// Returns the script's next number, clamped to the range; if the script is empty, the lower bound.
  package func number(in range: ClosedRange<Int>) -> Int {
    calls.append(range)
    let number = script.count > 1 ? script.removeFirst() : script.first ?? range.lowerBound
    return min(max(number, range.lowerBound), range.upperBound)
  }
}

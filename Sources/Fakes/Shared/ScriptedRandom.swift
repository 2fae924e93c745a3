import Models

/// Chance that a test has written down.
package final class ScriptedRandom: RandomSource {
  /// The numbers to come, in order; after the last of them it is the last one again.
  private var script: [Int]
  /// The ranges that numbers were wanted of, in order.
  package private(set) var calls: [ClosedRange<Int>] = []

  package init(_ script: [Int]) {
    self.script = script
  }

  /// The next number of the script, or the nearest one of the range.
  package func number(in range: ClosedRange<Int>) -> Int {
    calls.append(range)
    let number = script.count > 1 ? script.removeFirst() : script.first ?? range.lowerBound
    return min(max(number, range.lowerBound), range.upperBound)
  }
}

/// A random source backed by a random number generator.
package final class GeneratedRandom: RandomSource {
  private var generator: any RandomNumberGenerator

  package init(_ generator: some RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.generator = generator
  }

  /// Creates a repeatable source: the same seed gives the same numbers.
  package convenience init(seed: UInt64) {
    self.init(SeededGenerator(seed: seed))
  }

  package func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}

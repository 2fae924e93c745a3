/// Chance that a generator makes.
package final class GeneratedRandom: RandomSource {
  private var generator: any RandomNumberGenerator

  package init(_ generator: some RandomNumberGenerator = SystemRandomNumberGenerator()) {
    self.generator = generator
  }

  /// Chance that is the same for the same seed.
  package convenience init(seed: UInt64) {
    self.init(SeededGenerator(seed: seed))
  }

  package func number(in range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &generator)
  }
}

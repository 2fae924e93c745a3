import Models
import Testing

struct DieTests {
  /// A random source that always gives the same number.
  private final class Loaded: RandomSource {
    let number: Int
    init(_ number: Int) { self.number = number }
    func number(in range: ClosedRange<Int>) -> Int { number }
  }

  @Test func `a die has the values from 1 to 6`() {
    #expect(DieValue.allCases.map(\.rawValue) == [1, 2, 3, 4, 5, 6])
    #expect(DieValue(rawValue: 0) == nil && DieValue(rawValue: 7) == nil)
  }

  @Test(arguments: DieValue.allCases)
  func `a new die has the value of its first roll`(value: DieValue) {
    #expect(Die(rolledWith: Loaded(value.rawValue)).value == value)
  }

  @Test func `a roll gives a new value, which can be the same as the old value`() {
    var die = Die(rolledWith: Loaded(3))
    die.roll(with: Loaded(5))
    #expect(die.value == .five)
    die.roll(with: Loaded(5))
    #expect(die.value == .five)
  }

  /// With 5 degrees of freedom, the statistic of a fair die stays below 20.5 in 999 of 1000 series; the seed is fixed.
  @Test func `60,000 rolls are distributed as evenly as rolls of a fair die`() {
    let random = GeneratedRandom(seed: 2026)
    var counts = [Int](repeating: 0, count: 6)
    for _ in 0..<60_000 {
      counts[Die(rolledWith: random).value.rawValue - 1] += 1
    }
    let chiSquare = counts.map { Double(($0 - 10_000) * ($0 - 10_000)) / 10_000 }.reduce(0, +)
    #expect(chiSquare < 20.5, "\(counts)")
  }

  /// Counts pairs of consecutive values, because a die with a memory could still be evenly distributed.
  @Test func `a roll does not depend on the previous one`() {
    let random = GeneratedRandom(seed: 2026)
    var die = Die(rolledWith: random)
    var pairs = [Int](repeating: 0, count: 36)
    for _ in 0..<36_000 {
      let before = die.value.rawValue - 1
      die.roll(with: random)
      pairs[before * 6 + die.value.rawValue - 1] += 1
    }
    // The 99.9th percentile for 35 degrees of freedom.
    let chiSquare = pairs.map { Double(($0 - 1000) * ($0 - 1000)) / 1000 }.reduce(0, +)
    #expect(chiSquare < 66.6, "\(pairs)")
  }
}

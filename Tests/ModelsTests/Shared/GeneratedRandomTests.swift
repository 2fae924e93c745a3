import Models
import TestSupport
import Testing

struct GeneratedRandomTests {
  private func numbers(_ random: GeneratedRandom) -> [Int] {
    (0..<100).map { _ in random.number(in: 1...1000) }
  }

  @Test func `equal seeds give equal numbers, and different seeds give different numbers`() {
    #expect(numbers(GeneratedRandom(seed: 1)) == numbers(GeneratedRandom(seed: 1)))
    #expect(numbers(GeneratedRandom(seed: 1)) != numbers(GeneratedRandom(seed: 2)))
  }

  @Test func `a seed gives the numbers of SplitMix64, and so the same numbers in every version of the program`() {
    var random = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in random.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func `random numbers stay within the requested range`() {
    let random = GeneratedRandom(seed: 1)
    #expect((0..<1000).allSatisfy { _ in (3...5).contains(random.number(in: 3...5)) })
  }
}

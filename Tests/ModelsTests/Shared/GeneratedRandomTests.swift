import Models
import TestSupport
import Testing

struct GeneratedRandomTests {
  private func numbers(_ random: GeneratedRandom) -> [Int] {
    (0..<100).map { _ in random.number(in: 1...1000) }
  }

  @Test func `equal seeds give equal numbers, different seeds different ones`() {
    #expect(numbers(GeneratedRandom(seed: 1)) == numbers(GeneratedRandom(seed: 1)))
    #expect(numbers(GeneratedRandom(seed: 1)) != numbers(GeneratedRandom(seed: 2)))
  }

  @Test func `the numbers of a seed are those of SplitMix64, in every version of the program`() {
    var random = SeededGenerator(seed: 1_234_567)
    let numbers = (0..<3).map { _ in random.next() }
    #expect(numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  @Test func `numbers stay within the range`() {
    let random = GeneratedRandom(seed: 1)
    #expect((0..<1000).allSatisfy { _ in (3...5).contains(random.number(in: 3...5)) })
  }
}

import Models
import Testing
import TestSupport

struct GeneratedRandomTests {
  private func numbers(_ random: GeneratedRandom) -> [Int] {
    (0..<100).map { _ in random.number(in: 1...1000) }
  }

  @Test func `equal seeds give equal numbers, different seeds different ones`() {
    #expect(numbers(GeneratedRandom(seed: 1)) == numbers(GeneratedRandom(seed: 1)))
    #expect(numbers(GeneratedRandom(seed: 1)) != numbers(GeneratedRandom(seed: 2)))
  }

  @Test func `numbers stay within the range`() {
    let random = GeneratedRandom()
    #expect((0..<1000).allSatisfy { _ in (3...5).contains(random.number(in: 3...5)) })
  }
}

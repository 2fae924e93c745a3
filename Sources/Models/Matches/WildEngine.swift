/// Removes a random number of matches; every allowed number has the same probability.
package struct WildEngine: MatchEngine {
  private let random: any RandomSource

  package init(random: any RandomSource) {
    self.random = random
  }

  package func move(count: Int, removeMax: Int) -> Int {
    random.number(in: 1...min(count, removeMax))
  }
}

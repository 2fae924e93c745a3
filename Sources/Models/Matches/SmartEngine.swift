/// Plays perfectly: it wins every position that can be won.
package struct SmartEngine: MatchEngine {
  package init() {}

  package func move(count: Int, removeMax: Int) -> Int {
    // Leave a losing number. If the count already is one, no move wins, so remove just one to prolong the game.
    max(1, LosingNumber.excess(of: count, removeMax: removeMax))
  }
}

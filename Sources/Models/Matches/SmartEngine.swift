/// Plays perfectly: from a position that can be won it wins.
///
/// Seed 004.
package struct SmartEngine: MatchEngine {
  package init() {}

  package func move(count: Int, removeMax: Int) -> Int {
    // Leave the other a losing number; where that is no move, drag it out.
    max(1, LosingNumber.excess(of: count, removeMax: removeMax))
  }
}

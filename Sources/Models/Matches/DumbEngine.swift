/// Always takes one match.
///
/// Seed 004.
package struct DumbEngine: MatchEngine {
  package init() {}

  package func move(count: Int, removeMax: Int) -> Int { 1 }
}

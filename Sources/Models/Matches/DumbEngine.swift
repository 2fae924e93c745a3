/// Always removes one match.
package struct DumbEngine: MatchEngine {
  package init() {}

  package func move(count: Int, removeMax: Int) -> Int { 1 }
}

/// Finds the word that was probably meant.
nonisolated package enum Suggestion {
  /// Returns the candidate with the fewest edits from `word`, if any is close enough.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = word.lowercased()
    let length = typed.count
    // Allow one mistake for every three characters, and at least one, but always fewer mistakes than characters.
    let near = candidates.filter { abs($0.count - length) <= max(1, $0.count / 3) }
    let scored = near.map { (name: $0, distance: distance(Array(typed), Array($0))) }
    guard let best = scored.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, best.name.count / 3) && best.distance < best.name.count ? best.name : nil
  }

  /// Returns the least number of insertions, deletions, substitutions and swaps needed.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforePrevious: [Int] = []
    var previous = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var current = [i + 1]
      for (j, y) in b.enumerated() {
        var best = min(previous[j] + (x == y ? 0 : 1), previous[j + 1] + 1, current[j] + 1)
        if i > 0, j > 0, x == b[j - 1], a[i - 1] == y {
          best = min(best, beforePrevious[j - 1] + 1)
        }
        current.append(best)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }
}

/// The longest increasing subsequence of an array of numbers: in a list, the rows that need not move.
///
/// It is found by patience sorting. Each number goes on the leftmost pile whose top is not smaller; in the end, the
/// number of piles is the length of the subsequence. The tops increase from left to right, so binary search finds the
/// pile.
struct LongestIncreasingSubsequence {
  private var members: [Bool]

  /// Finds the subsequence, ignoring negative numbers.
  init(in numbers: [Int]) {
    members = Array(repeating: false, count: numbers.count)
    // The place of each pile's top, and for each number the place of the top of the pile to its left.
    var tops: [Int] = []
    var topValues: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() where number >= 0 {
      let pile = Self.firstPile(notBelow: number, in: topValues)
      previous[place] = pile == 0 ? -1 : tops[pile - 1]
      if pile == tops.count {
        tops.append(place)
        topValues.append(number)
      } else {
        tops[pile] = place
        topValues[pile] = number
      }
    }
    var place = tops.last ?? -1
    while place >= 0 {
      members[place] = true
      place = previous[place]
    }
  }

  /// Whether the number at this place is in the subsequence.
  func contains(_ place: Int) -> Bool { members[place] }

  private static func firstPile(notBelow number: Int, in tops: [Int]) -> Int {
    // In a nearly sorted list, most numbers start a new pile.
    if let last = tops.last, last < number { return tops.count }
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

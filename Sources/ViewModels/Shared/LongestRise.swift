/// The most numbers of a sequence that already stand in rising order; whatever else is there has to move.
///
/// Found by laying patience: each number goes on the leftmost pile whose top is not smaller, so that there are as many
/// piles as the longest rise has numbers. The tops rise from left to right, so a pile is found by halving.
nonisolated struct LongestRise {
  private var members: [Bool]

  /// Finds them; a negative number does not count.
  init(in numbers: [Int]) {
    members = Array(repeating: false, count: numbers.count)
    // For each pile the place of the number on its top, and for each number the one on top of the pile to its left.
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

  /// Whether the number at this place is one of them.
  func contains(_ place: Int) -> Bool {
    members[place]
  }

  private static func firstPile(notBelow number: Int, in tops: [Int]) -> Int {
    // Where little has moved, every number begins a new pile.
    if let last = tops.last, last < number { return tops.count }
    var (low, high) = (0, tops.count)
    while low < high {
      let middle = (low + high) / 2
      if tops[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

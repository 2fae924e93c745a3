extension [Int] {
  /// Which of these numbers are in the longest increasing subsequence: in a list, the rows that need not move.
  ///
  /// Negative numbers are ignored. The subsequence is found by patience sorting: each number goes on the leftmost
  /// pile whose top is not smaller, so the tops increase from left to right, and in the end there are as many piles
  /// as it has members.
  func areInLongestIncreasingSubsequence() -> [Bool] {
    // The places of the piles' tops, and for each number the place of the top of the pile to its left.
    var tops: [Int] = []
    tops.reserveCapacity(count)
    var previous = Array(repeating: -1, count: count)
    for (place, number) in enumerated() where number >= 0 {
      var low = 0
      var high = tops.count
      // In a nearly sorted list, most numbers start a new pile.
      if let last = tops.last, self[last] < number { low = high }
      while low < high {
        let middle = (low + high) / 2
        if self[tops[middle]] < number {
          low = middle + 1
        } else {
          high = middle
        }
      }
      if low > 0 { previous[place] = tops[low - 1] }
      if low < tops.count {
        tops[low] = place
      } else {
        tops.append(place)
      }
    }
    var members = [Bool](repeating: false, count: count)
    var place = tops.last ?? -1
    while place >= 0 {
      members[place] = true
      place = previous[place]
    }
    return members
  }
}

extension [Int] {
  /// Returns, for each number, whether it is in the longest increasing subsequence.
  ///
  /// If the numbers are the old positions of a list's rows, the numbers in the subsequence belong to the rows that need not
  /// move.
  ///
  /// Negative numbers are ignored. The subsequence is found by patience sorting: each number goes on the leftmost pile whose
  /// top is not smaller, so the tops increase from left to right, and in the end there are as many piles as the subsequence has
  /// members.
  func areInLongestIncreasingSubsequence() -> [Bool] {
    // The positions of the piles' tops, and for each number the position of the top of the pile to its left.
    var tops: [Int] = []
    tops.reserveCapacity(count)
    var previous = Array(repeating: -1, count: count)
    for (position, number) in enumerated() where number >= 0 {
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
      if low > 0 { previous[position] = tops[low - 1] }
      if low < tops.count {
        tops[low] = position
      } else {
        tops.append(position)
      }
    }
    var members = [Bool](repeating: false, count: count)
    var position = tops.last ?? -1
    while position >= 0 {
      members[position] = true
      position = previous[position]
    }
    return members
  }
}

extension Range<Int> {
  /// Returns the same number of columns, further to the right.
  func moved(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}

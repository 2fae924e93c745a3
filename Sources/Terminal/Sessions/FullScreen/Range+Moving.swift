extension Range<Int> {
  /// Returns the range moved to the right by a distance.
  func moved(by distance: Int) -> Range {
    lowerBound + distance..<upperBound + distance
  }
}

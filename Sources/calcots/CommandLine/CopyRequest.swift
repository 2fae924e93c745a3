import DataProviders

/// Which store to copy, and to where.
nonisolated package struct CopyRequest: Equatable {
  package let source, target: StoreLocation

  /// - Throws: `UsageError.copyNeedsTwo`, also for the memory, which ends with the program; `.copyNeedsServer`.
  init(_ names: [String]) throws(UsageError) {
    let locations = try names.map(StoreLocation.init(named:))
    guard locations.count == 2, !locations.contains(.memory) else { throw .copyNeedsTwo }
    source = locations[0]
    target = locations[1]
    if case (.file(let from), .file(let to)) = (source, target) {
      throw .copyNeedsServer(from: QuotedWord(from), to: QuotedWord(to))
    }
  }
}

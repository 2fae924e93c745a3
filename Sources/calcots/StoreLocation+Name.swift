import DataProviders

extension StoreLocation {
  /// Creates the location that the user has named: a file, or `memory`.
  init(named name: String) {
    self = name == "memory" ? .memory : .file(name)
  }
}

import DataProviders

nonisolated extension StoreLocation {
  /// Creates the location that the user has named: `memory`, the address of a server, or else a file.
  init(named name: String) {
    let isAddress = ["postgresql://", "postgres://", "service="].contains { name.hasPrefix($0) }
    self = name == "memory" ? .memory : isAddress ? .server(name) : .file(name)
  }
}

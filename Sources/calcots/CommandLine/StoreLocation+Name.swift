import DataProviders

nonisolated extension StoreLocation {
  /// Creates the location that the user has named: `memory`, the address of a server, or else a file.
  ///
  /// - Throws: `UsageError.notUTF8`.
  init(named name: String) throws(UsageError) {
    guard !name.contains(Environment.undecodable) else { throw .notUTF8(name) }
    let isAddress = ["postgresql://", "postgres://", "service="].contains { name.hasPrefix($0) }
    self = name == "memory" ? .memory : isAddress ? .server(name) : .file(name)
  }
}

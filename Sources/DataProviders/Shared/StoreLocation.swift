/// Where a store is kept.
package enum StoreLocation: Equatable, Sendable {
  /// In a file, which is made if there is none.
  case file(String)
  /// In this process alone, and gone with it.
  case memory

  /// What messages call it.
  package var path: String {
    switch self {
    case .file(let path): path
    case .memory: "memory"
    }
  }

  /// What SQLite calls it.
  var sqliteName: String {
    switch self {
    // SQLite finds a second meaning in ":memory:" and "file:", but not behind a directory.
    case .file(let path): path.hasPrefix("/") ? path : "./" + path
    case .memory: ":memory:"
    }
  }
}

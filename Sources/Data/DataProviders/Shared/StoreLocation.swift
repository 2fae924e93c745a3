/// The location of a store.
package enum StoreLocation: Equatable, Sendable {
  /// A file, which is created if it does not exist.
  case file(String)
  /// The memory of this process; the store is lost when the process ends.
  case memory
  /// A PostgreSQL database, as a libpq connection string, which may contain a password.
  case server(String)

  /// The name used in messages, which never contains a password.
  package var path: String {
    switch self {
    case .file(let path): path
    case .memory: "memory"
    case .server: "PostgreSQL"
    }
  }

  /// The name passed to SQLite; a store on a server has none.
  var sqliteName: String? {
    switch self {
    // SQLite gives names such as ":memory:" and "file:" a special meaning, but not after a directory.
    case .file(let path): path.hasPrefix("/") ? path : "./" + path
    case .memory: ":memory:"
    case .server: nil
    }
  }
}

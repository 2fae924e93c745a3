/// The options of a connection to a store.
///
/// The program uses the defaults; tests use others to make a store fail.
package struct StoreOptions: Sendable {
  /// How long a call waits for another process before it fails with `busy`.
  package var busyTimeout = Duration.seconds(5)
  /// Whether to open the file read-only, as SQLite does by itself for a file without write permission.
  package var isReadOnly = false
  /// The maximum size of the file in pages, which simulates a full disk; nil for no limit.
  package var pageLimit: Int?

  package init(busyTimeout: Duration = .seconds(5), isReadOnly: Bool = false, pageLimit: Int? = nil) {
    self.busyTimeout = busyTimeout
    self.isReadOnly = isReadOnly
    self.pageLimit = pageLimit
  }
}

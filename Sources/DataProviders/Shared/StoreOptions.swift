/// How a connection treats its store.
///
/// Tests make a store fail with them; the program leaves them as they are.
package struct StoreOptions: Sendable {
  /// How long a call waits for another process before it fails with `busy`.
  package var busyTimeout = Duration.seconds(5)
  /// Whether the file is opened for reading only, as SQLite does by itself with a file that may not be written.
  package var isReadOnly = false
  /// The pages that the file may grow to, as if the disk were full then; nil for as many as the disk holds.
  package var pageLimit: Int?

  package init(busyTimeout: Duration = .seconds(5), isReadOnly: Bool = false, pageLimit: Int? = nil) {
    self.busyTimeout = busyTimeout
    self.isReadOnly = isReadOnly
    self.pageLimit = pageLimit
  }
}

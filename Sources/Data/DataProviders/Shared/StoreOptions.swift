/// The options of a connection to a store.
///
/// Tests use other values than the program, to make a store fail.
package struct StoreOptions: Sendable {
  /// How long a call waits for another process before it fails with `busy`.
  ///
  /// The time starts when the call is made.
  package var busyTimeout = Duration.seconds(5)
  /// Whether to open the file read-only.
  ///
  /// Without write permission, SQLite does so anyway.
  package var isReadOnly = false
  /// Whether to create the file of a store if it is missing; if false, opening fails.
  package var makesFile = true
  /// Whether to create the missing folders of a new store; if false, opening fails.
  package var makesFolder = true
  /// The maximum size of the file in pages, if it is limited to simulate a full disk.
  package var pageLimit: Int?

  package init(
    busyTimeout: Duration = .seconds(5), isReadOnly: Bool = false, makesFile: Bool = true, makesFolder: Bool = true,
    pageLimit: Int? = nil
  ) {
    self.busyTimeout = busyTimeout
    self.isReadOnly = isReadOnly
    self.makesFile = makesFile
    self.makesFolder = makesFolder
    self.pageLimit = pageLimit
  }
}

package import Interactors

/// The one who works with a store: an actor with a thread of its own, so that waiting for the disk holds nobody up.
///
/// The composition root opens it; the data providers ask it. Each feature adds its own statements in an extension.
package actor Database {
  /// Whether opening has made the store, with the sample data in it.
  package nonisolated let isNew: Bool

  private let executor = BlockingExecutor(label: "calcots.store")
  let connection: Connection
  /// Changes with every change by another connection; nil if it could not be read.
  private var seenVersion: Int64?

  /// Where everything here runs: a store may keep its caller waiting, so not on the threads that everybody shares.
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a store, and makes it if there is none.
  ///
  /// - Throws: `StoreError`; nothing has been written to the file then.
  package init(at location: StoreLocation, options: StoreOptions = StoreOptions()) async throws(StoreError) {
    let connection = try Connection(to: location, options: options)
    isNew = try Schema.prepare(connection)
    seenVersion = try connection.dataVersion
    self.connection = connection
  }

  /// Whether another connection has changed the store since the last look.
  ///
  /// A look that fails tells nothing, so the first of several and the first one after them count as a change.
  func noticeChange() -> Bool {
    let version = try? connection.dataVersion
    defer { seenVersion = version }
    return version != seenVersion
  }
}

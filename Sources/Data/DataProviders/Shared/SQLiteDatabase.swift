import Models

/// A store: an actor with a thread of its own, so that waiting for the disk does not block other work.
///
/// The composition root opens it, and the data providers use it. Each feature adds its queries in an extension.
package actor SQLiteDatabase: SQLDatabase {
  /// Whether opening created the store, including the sample data.
  package nonisolated let isNew: Bool

  private let executor: BlockingExecutor
  package let connection: SQLiteConnection
  /// The last ``SQLiteConnection/dataVersion`` seen; nil if it could not be read.
  private var seenVersion: Int64?

  /// The actor's own executor: calls may block, so they must not run on the shared thread pool.
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a store, creating it if there is none; `bookName` gives each sample book of a new one its name.
  ///
  /// - Throws: `StoreError`, in which case nothing has been written to the file.
  package init(
    at location: StoreLocation, options: StoreOptions = StoreOptions(),
    bookName: @escaping @Sendable (SampleBook) -> String = { "\($0)" }
  ) async throws(StoreError) {
    executor = BlockingExecutor(label: "calcots.store")
    (connection, isNew, seenVersion) = try await executor.run { () throws(StoreError) in
      let connection = try SQLiteConnection(to: location, options: options)
      return (connection, try Schema.prepare(connection, bookName: bookName), try connection.dataVersion)
    }
  }

  /// Whether another connection has changed the store since the last call.
  ///
  /// A failed check says nothing about changes. The first of several failures, and the first success after them, count
  /// as a change.
  func noticeChange() -> Bool {
    let version = try? connection.dataVersion
    defer { seenVersion = version }
    return version != seenVersion
  }
}

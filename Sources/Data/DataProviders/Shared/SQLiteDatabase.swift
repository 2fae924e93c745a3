import Models

/// A store: an actor with a thread of its own, so that waiting for the disk does not block other work.
///
/// The composition root opens it, and the data providers use it. Each feature adds its queries in an extension.
package actor SQLiteDatabase: SQLDatabase {
  /// Whether opening created the store, including the sample data.
  package nonisolated let isNew: Bool

  private let executor: BlockingExecutor
  package let connection: SQLiteConnection
  /// The last ``SQLiteConnection/dataVersion`` seen for each content; nil if it could not be read.
  private var seenVersions: [StoreContent: Int64?]

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
    let version: Int64
    (connection, isNew, version) = try await executor.run { () throws(StoreError) in
      let connection = try SQLiteConnection(to: location, options: options)
      return (connection, try Schema.current.prepare(connection, bookName: bookName), try connection.dataVersion)
    }
    seenVersions = Dictionary(uniqueKeysWithValues: StoreContent.allCases.map { ($0, version) })
  }

  /// SQLite does not tell of changes, so they are looked for four times a second.
  package nonisolated func changes(of content: StoreContent, on clock: any Clock<Duration>) -> AsyncStream<Bool> {
    AsyncStream { [weak self] in
      while (try? await clock.sleep(for: .milliseconds(250))) != nil {
        guard let hasChanged = await self?.noticeChange(of: content) else { return nil }
        if hasChanged { return true }
      }
      return nil
    }
  }

  /// Whether another connection has changed the store, whatever it was, since the last call for this content.
  ///
  /// A failed check says nothing about changes. The first of several failures, and the first success after them, count
  /// as a change.
  package func noticeChange(of content: StoreContent) -> Bool {
    let version = try? connection.dataVersion
    return seenVersions.updateValue(version, forKey: content) != version
  }
}

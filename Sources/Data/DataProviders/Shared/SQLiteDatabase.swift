import Models

/// A store in a file or in memory. It is an actor with a dedicated thread, so that waiting for the disk does not block other
/// work.
///
/// The composition root opens it, and the data providers use it. Each feature adds its queries in an extension.
package actor SQLiteDatabase: SQLDatabase {
  /// Whether opening created the store.
  package nonisolated let isNew: Bool
  package nonisolated let storeID: String

  package private(set) var connection: SQLiteConnection

  private let location: StoreLocation
  private let options: StoreOptions
  private let executor: BlockingExecutor
  /// The last result of ``SQLiteConnection/look()`` for each section.
  private var seen: [StoreSection: Result<Int64?, StoreError>]

  /// The actor's own executor: calls may block, so they must not run on the shared thread pool.
  package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Opens a store, creating it with this content if there is none.
  ///
  /// - Throws: `StoreError`, in which case nothing has been written to the file.
  package init(
    at location: StoreLocation, options: StoreOptions = StoreOptions(),
    beginningWith content: StoreContent = .samples()
  ) async throws(StoreError) {
    let executor = BlockingExecutor(label: "calcots.store")
    self.location = location
    self.options = options
    self.executor = executor
    let version: Int64?
    (connection, isNew, storeID, version) = try await executor.run { () throws(StoreError) in
      try SQLiteConnection.withConnection(to: location, options: options, on: executor) {
        (connection) throws(StoreError) in
        let isNew = try Schema.current.prepare(connection, beginningWith: content)
        try connection.learn()
        return (connection, isNew, connection.known?.id ?? "", try connection.look())
      }
    }
    seen = Dictionary(uniqueKeysWithValues: StoreSection.allCases.map { ($0, .success(version)) })
  }

  /// Opens the file that is now at the path, if it has replaced the file that was opened.
  ///
  /// - Throws: `StoreError.otherStore` if the new file is not a copy of the same store with the same number for the user;
  ///   `.newer` if a later version has migrated the copy; `.gone` if there is no store.
  package func reconnectIfReplaced() throws(StoreError) {
    do {
      return try connection.check()
    } catch {
      guard error.problem == .replaced else { throw error }
    }
    var options = options
    options.makesFile = false
    let renewed = try SQLiteConnection(to: location, options: options, on: executor)
    guard try renewed.version(in: .current) > 0 else { throw renewed.error(.gone) }
    renewed.known = connection.known
    try renewed.check()
    connection = renewed
    // Make each section report a change, because the screens still show data of the old file.
    seen = [:]
  }

  /// Looks for changes four times a second, because SQLite does not report them.
  package nonisolated func changes(of section: StoreSection, on clock: any Clock<Duration>) -> AsyncStream<StoreNews> {
    AsyncStream { [weak self] in
      while (try? await clock.sleep(for: .milliseconds(250))) != nil {
        guard let self else { return nil }
        if let news = await self.look(for: section) { return news }
      }
      return nil
    }
  }

  /// Returns news if anything has changed since the last call for this section.
  ///
  /// Either another connection has changed the store, or its file is missing or has been replaced. While another program has
  /// locked the store, there is no news.
  package func look(for section: StoreSection) -> StoreNews? {
    let now = Result { () throws(StoreError) in
      do throws(StoreError) {
        return try connection.look()
      } catch {
        guard error.problem == .replaced else { throw error }
        try reconnectIfReplaced()
        return try connection.look()
      }
    }
    if case .success(nil) = now { return nil }
    guard seen.updateValue(now, forKey: section) != now else { return nil }
    return if case .failure(let error) = now { .lost(error) } else { .changed(isLive: true) }
  }
}

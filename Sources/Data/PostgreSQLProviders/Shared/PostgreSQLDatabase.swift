#if PostgreSQL
  import DataProviders
  import Models

  /// A store in a database of a server.
  ///
  /// It is an actor with a dedicated thread, so that waiting for the server does not block other work.
  ///
  /// The composition root opens it, and the data providers use it. Each feature adds its queries in an extension.
  package actor PostgreSQLDatabase: SQLDatabase {
    /// Whether opening created the store.
    package nonisolated let isNew: Bool
    /// The name of the store used in messages, without a password.
    package nonisolated let name: String

    private let told: [StoreSection: AsyncStream<StoreNews>]
    /// Called when a later version of the program has migrated the tables.
    private let outdated: Wake
    private let executor: BlockingExecutor
    private let cancellation: Wake
    package let connection: PostgreSQLConnection

    /// The actor's own executor: calls block, so they must not run on the shared thread pool.
    package nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    /// Opens a store, creating it with this content if there is none.
    ///
    /// A team's store begins empty, unless the caller asks for samples.
    ///
    /// - Throws: `StoreError`, in which case nothing has been changed in the database.
    package init(
      at address: String, options: PostgreSQLOptions = PostgreSQLOptions(),
      beginningWith content: StoreContent = .nothing
    ) async throws(StoreError) {
      let executor = BlockingExecutor(label: "calcots.postgresql")
      let outdated = Wake()
      self.executor = executor
      self.outdated = outdated
      (connection, told, isNew) = try await executor.run { () throws(StoreError) in
        let connection = try PostgreSQLConnection(to: address, options: options, on: executor)
        let told = PostgreSQLListener.changes(
          at: address, options: options, ignoring: connection.sender, callingIfOutdated: outdated)
        let newest = Int64(Schema.current.migrations.count)
        let isReady = connection.firstVersion == newest
        let isNew = isReady ? false : try Schema.current.prepare(connection, beginningWith: content)
        connection.newestVersion = newest
        return (connection, told, isNew)
      }
      name = connection.name
      cancellation = connection.cancellation
    }

    package func renew() {
      // A new connection checks the version: tables of a later version must not even be read.
      if outdated.wait(until: .now) { connection.disconnect() }
    }

    package nonisolated func noticeCancellation() { cancellation.call() }

    package nonisolated func changes(of section: StoreSection, on clock: any Clock<Duration>) -> AsyncStream<StoreNews>
    {
      told[section] ?? AsyncStream { nil }
    }
  }
#endif

#if PostgreSQL
  import DataProviders
  import Models

  /// A store in a PostgreSQL database.
  ///
  /// It is an actor with a dedicated thread, so that waiting for the server does not block other work.
  ///
  /// The composition root opens it, and the data providers use it. Each feature adds its queries in an extension.
  package actor PostgreSQLDatabase: SQLDatabase {
    /// Whether opening created the store.
    package nonisolated let isNew: Bool
    package nonisolated let storeID: String
    /// The name of the store used in messages, without a password.
    package nonisolated let name: String

    private let told: [StoreSection: AsyncStream<StoreNews>]
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
      self.executor = executor
      (connection, told, isNew) = try await executor.run { () throws(StoreError) in
        let connection = try PostgreSQLConnection(to: address, options: options, on: executor)
        var isNew = false
        if let found = connection.found, found.version == Schema.current.migrations.count {
          connection.known = found
        } else {
          isNew = try Schema.current.prepare(connection, beginningWith: content)
          try connection.learn()
        }
        let (told, tell) = PostgreSQLListener.changes(
          at: address, options: options, ignoring: connection.sender, knowing: connection.known)
        connection.whenLost = { tell(.lost($0)) }
        return (connection, told, isNew)
      }
      storeID = connection.known?.id ?? ""
      name = connection.name
      cancellation = connection.cancellation
    }

    // Each query checks in the same round trip whether the store has been replaced.
    package func reconnectIfReplaced() {}

    package nonisolated func noticeCancellation() { cancellation.call() }

    package nonisolated func changes(of section: StoreSection, on clock: any Clock<Duration>) -> AsyncStream<StoreNews>
    {
      told[section] ?? AsyncStream { nil }
    }
  }
#endif

#if PostgreSQL
  /// How long a connection waits.
  ///
  /// Tests use other values than the program, to make a store fail.
  package struct PostgreSQLOptions: Sendable {
    /// How long each host may take to connect.
    ///
    /// The address, its service or the environment may override this.
    package var connectTimeout = Duration.seconds(5)
    /// How long a change waits for another process before it fails with `busy`.
    package var lockTimeout = Duration.seconds(5)
    /// How long the server may work on a statement.
    package var statementTimeout = Duration.seconds(10)
    /// How long to wait for an answer.
    ///
    /// This is longer than a statement may take, and ends the wait if the server or the network has stopped.
    package var answerTimeout = Duration.seconds(15)
    /// How long the server may take to cancel a query before the connection is closed instead.
    package var cancelTimeout = Duration.milliseconds(100)
    /// How long the server may be silent before the connection is tested.
    package var heartbeat = Duration.seconds(30)
    /// How long to wait before the listener opens its broken connection again.
    package var reconnectInterval = Duration.seconds(1)
    /// A random factor for the reconnect interval, so that programs do not all reconnect at once.
    package var jitter: @Sendable () -> Double = { .random(in: 0.5...1.5) }

    package init() {}
  }
#endif

#if PostgreSQL
  /// How long a connection waits.
  ///
  /// Tests use different ones from the program's, to make a store fail.
  package struct PostgreSQLOptions: Sendable {
    /// How long each host may take to connect, unless the address, its service or the environment says otherwise.
    package var connectTimeout = Duration.seconds(5)
    /// How long a change waits for another process before it fails with `busy`.
    package var lockTimeout = Duration.seconds(5)
    /// How long the server may work on a statement.
    package var statementTimeout = Duration.seconds(10)
    /// How long an answer may take: longer than a statement, for a server or a network that has stopped.
    package var answerTimeout = Duration.seconds(15)
    /// How long the server may take to cancel a query before its connection is given up instead.
    package var cancelTimeout = Duration.milliseconds(100)
    /// How long the server may be silent before it is asked whether it is still there.
    package var heartbeat = Duration.seconds(30)
    /// How long to wait before the listener's broken connection is made again.
    package var reconnectInterval = Duration.seconds(1)
    /// A random factor for that interval, so that programs do not come back to a server all at once.
    package var jitter: @Sendable () -> Double = { .random(in: 0.5...1.5) }

    package init() {}
  }
#endif

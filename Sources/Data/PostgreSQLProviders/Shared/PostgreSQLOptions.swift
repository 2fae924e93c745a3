#if PostgreSQL
  /// How long a connection waits, in whole seconds at the shortest for the connection itself.
  ///
  /// Tests use others than the program to make a store fail.
  package struct PostgreSQLOptions: Sendable {
    /// How long connecting may take, unless the address or the environment says otherwise.
    package var connectTimeout: Duration
    /// How long a change waits for another process before it fails with `busy`.
    package var lockTimeout: Duration
    /// How long the server may work on a statement.
    package var statementTimeout: Duration
    /// How long an answer may take: longer than a statement, for a server or a network that has stopped.
    package var answerTimeout: Duration
    /// How long a query may run on after the screen that it is for has been left.
    package var cancelInterval = Duration.milliseconds(50)
    /// How long to wait before a broken connection, on which changes are heard of, is made anew.
    package var reconnectInterval: Duration

    package init(
      connectTimeout: Duration = .seconds(5), lockTimeout: Duration = .seconds(5),
      statementTimeout: Duration = .seconds(10), answerTimeout: Duration = .seconds(15),
      reconnectInterval: Duration = .seconds(1)
    ) {
      self.connectTimeout = connectTimeout
      self.lockTimeout = lockTimeout
      self.statementTimeout = statementTimeout
      self.answerTimeout = answerTimeout
      self.reconnectInterval = reconnectInterval
    }
  }
#endif

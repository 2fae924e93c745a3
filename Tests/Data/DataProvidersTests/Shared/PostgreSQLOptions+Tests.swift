#if PostgreSQL
  import PostgreSQLProviders

  nonisolated extension PostgreSQLOptions {
    /// The program's options, except for those that are given.
    init(
      connectTimeout: Duration? = nil, lockTimeout: Duration? = nil, statementTimeout: Duration? = nil,
      answerTimeout: Duration? = nil, cancelTimeout: Duration? = nil, heartbeat: Duration? = nil,
      reconnectInterval: Duration? = nil
    ) {
      self.init()
      if let connectTimeout { self.connectTimeout = connectTimeout }
      if let lockTimeout { self.lockTimeout = lockTimeout }
      if let statementTimeout { self.statementTimeout = statementTimeout }
      if let answerTimeout { self.answerTimeout = answerTimeout }
      if let cancelTimeout { self.cancelTimeout = cancelTimeout }
      if let heartbeat { self.heartbeat = heartbeat }
      if let reconnectInterval { self.reconnectInterval = reconnectInterval }
    }
  }
#endif

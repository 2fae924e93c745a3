#if PostgreSQL
  import CPostgreSQL
  import DataProviders
  import Foundation
  import Models

  /// A connection to a server; owned by a ``PostgreSQLDatabase``, which does not share it.
  ///
  /// Once it is broken, the next transaction or query connects anew.
  package final class PostgreSQLConnection: SQLConnection {
    package static let rowLock = "FOR UPDATE"
    package static let position = "strpos"

    private let address: PostgreSQLAddress
    private let options: PostgreSQLOptions
    private var handle: OpaquePointer?
    /// Whether a transaction has begun; without it, a statement of the transaction could run on a new connection.
    private var isInTransaction = false
    /// How many rows the transaction has changed.
    private var changedRows = 0
    /// The name under which changes are notified.
    let sender = UUID().uuidString

    /// Connects to the server.
    ///
    /// - Throws: `StoreError.badAddress`, `.refused` or `.unreachable`.
    package init(to address: String, options: PostgreSQLOptions = PostgreSQLOptions()) throws(StoreError) {
      self.address = try PostgreSQLAddress(address)
      self.options = options
      _ = try connected()
    }

    deinit {
      PQfinish(handle)
    }

    package var name: String { address.name }

    /// Runs statements separated by semicolons, without bound values.
    package func execute(_ script: String) throws(StoreError) {
      _ = try answer(isQuery: false) { PQsendQuery($0, script) }
    }

    @discardableResult
    package func run(_ sql: String, _ values: [Value] = []) throws(StoreError) -> Int {
      let changed = try answer(to: sql, values, isQuery: false).changedRows
      changedRows += changed
      return changed
    }

    package func forEachRow(of sql: String, _ values: [Value] = [], body: (PostgreSQLRow) -> Void) throws(StoreError) {
      let answer = try repeatedIfBroken { () throws(StoreError) -> PostgreSQLAnswer in
        try self.answer(to: sql, values, isQuery: true)
      }
      changedRows += answer.changedRows
      answer.forEachRow(body)
    }

    /// Other connections can change the store meanwhile, but for the rows that `body` has locked.
    ///
    /// - Throws: What `body` throws, or the error returned by `wrap`: `.inDoubt` if the connection broke during the
    ///   commit.
    package func transaction<Answer, Failure: Error>(
      orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
      do {
        try repeatedIfBroken { () throws(StoreError) -> Void in try execute("BEGIN") }
      } catch { throw wrap(error) }
      (isInTransaction, changedRows) = (true, 0)
      defer { endTransaction() }
      let answer = try body()
      do {
        // The server notifies the others when, and only if, the change is committed.
        let notify = changedRows > 0 ? "NOTIFY \(PostgreSQLListener.channel), '\(sender)'; " : ""
        try execute(notify + "COMMIT")
      } catch {
        throw wrap(isBroken ? self.error(.inDoubt) : error)
      }
      return answer
    }

    private func endTransaction() {
      if !isBroken, PQtransactionStatus(handle) != PQTRANS_IDLE { _ = try? run("ROLLBACK") }
      isInTransaction = false
    }

    private func answer(to sql: String, _ values: [Value], isQuery: Bool) throws(StoreError) -> PostgreSQLAnswer {
      let texts = values.map(\.postgreSQLText)
      return try answer(isQuery: isQuery) { handle in
        texts.withCStrings { PQsendQueryParams(handle, sql, Int32(texts.count), nil, $0, nil, nil, 0) }
      }
    }

    /// Calls `body` with the sender of each notification, until `stop` can be read or is closed at its other end.
    ///
    /// - Throws: `StoreError.unreachable` if the connection breaks.
    func forEachNotification(until stop: Int32, _ body: (_ sender: String) -> Void) throws(StoreError) {
      while true {
        while let notification = PQnotifies(handle) {
          body(String(cString: notification.pointee.extra))
          PQfreemem(notification)
        }
        var ends = [pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)]
        ends.append(pollfd(fd: stop, events: Int16(POLLIN), revents: 0))
        guard poll(&ends, 2, -1) > 0 || errno == EINTR else { throw error(.unreachable(reason)) }
        guard ends[1].revents == 0 else { return }
        guard PQconsumeInput(handle) == 1 else { throw error(.unreachable(reason)) }
      }
    }

    // MARK: The connection

    private var isBroken: Bool { PQstatus(handle) != CONNECTION_OK }

    /// Returns the connection; connects anew if it is broken.
    private func connected() throws(StoreError) -> OpaquePointer {
      if let handle, !isBroken { return handle }
      guard !isInTransaction else { throw error(.unreachable(reason)) }
      disconnect()
      let parameters = address.parameters(connectTimeout: options.connectTimeout)
      let (keywords, values) = (parameters.map(\.keyword), parameters.map(\.value))
      handle = keywords.withCStrings { keywords in values.withCStrings { PQconnectdbParams(keywords, $0, 1) } }
      guard let handle, !isBroken else {
        defer { disconnect() }
        // A server that takes connections, but not this one, has refused it; none is asked if the parameters are wrong.
        let ping = keywords.withCStrings { keywords in values.withCStrings { PQpingParams(keywords, $0, 1) } }
        switch ping {
        case PQPING_OK: throw error(.refused(reason))
        case PQPING_NO_ATTEMPT: throw error(.notOpened(reason))
        default: throw error(.unreachable(reason))
        }
      }
      // Notices would otherwise be written to standard error.
      PQsetNoticeReceiver(handle, { _, _ in }, nil)
      do {
        try setUp()
      } catch {
        disconnect()
        throw error
      }
      return handle
    }

    private func setUp() throws(StoreError) {
      try execute(
        """
        SET search_path = calcots;
        SET lock_timeout = \(options.lockTimeout / .milliseconds(1));
        SET statement_timeout = \(options.statementTimeout / .milliseconds(1));
        SET idle_in_transaction_session_timeout = \(options.statementTimeout / .milliseconds(1));
        SET SESSION CHARACTERISTICS AS TRANSACTION ISOLATION LEVEL READ COMMITTED;
        """)
    }

    private func disconnect() {
      PQfinish(handle)
      handle = nil
    }

    /// The last error of the connection as libpq says it, without a password; further lines are hints.
    private var reason: String {
      String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }

    // MARK: The protocol

    /// Asks once more if the server has ended the connection since it was used last: nothing has been changed then.
    private func repeatedIfBroken<Answer>(_ ask: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
      let wasConnected = handle != nil
      do { return try ask() } catch {
        guard wasConnected, isBroken, !isInTransaction, case .unreachable = error.problem else { throw error }
        return try ask()
      }
    }

    /// Sends what `send` sends, and waits for the last answer to it, or the first that is an error.
    private func answer(isQuery: Bool, to send: (OpaquePointer) -> Int32) throws(StoreError) -> PostgreSQLAnswer {
      let handle = try connected()
      guard send(handle) == 1 else { throw error(.unreachable(reason)) }
      let deadline = ContinuousClock.now + options.answerTimeout
      var last: PostgreSQLAnswer?
      while let next = try nextAnswer(on: handle, before: deadline, isQuery: isQuery) {
        if last?.errorCode == nil { last = next }
      }
      guard let last else { throw error(.unreachable(reason)) }
      guard let code = last.errorCode else { return last }
      throw error(isBroken ? .unreachable(last.message.isEmpty ? reason : last.message) : .init(code, last.message))
    }

    /// Returns the next answer; nil if there are no more.
    private func nextAnswer(
      on handle: OpaquePointer, before deadline: ContinuousClock.Instant, isQuery: Bool
    ) throws(StoreError) -> PostgreSQLAnswer? {
      while PQisBusy(handle) == 1 {
        // A change is finished even if the user has left the screen; a query outside one has nobody to answer to.
        let isUnwanted = isQuery && !isInTransaction && Task.isCancelled
        if isUnwanted { cancelStatement(on: handle) }
        guard !isUnwanted, ContinuousClock.now < deadline else {
          // What the server still sends would be taken for the answer to the next statement.
          disconnect()
          throw error(.timedOut)
        }
        let interval = min(deadline - .now, options.cancelInterval) / .milliseconds(1)
        var socket = pollfd(fd: PQsocket(handle), events: Int16(POLLIN), revents: 0)
        poll(&socket, 1, Int32(max(interval, 0).rounded(.up)))
        guard PQconsumeInput(handle) == 1 else { throw error(.unreachable(reason)) }
      }
      return PQgetResult(handle).map(PostgreSQLAnswer.init)
    }

    /// Has the server give up the statement.
    private func cancelStatement(on handle: OpaquePointer) {
      let cancellation = PQgetCancel(handle)
      defer { PQfreeCancel(cancellation) }
      // If the server cannot be reached, the statement ends with its own deadline.
      _ = PQcancel(cancellation, nil, 0)
    }
  }
#endif

#if PostgreSQL
  import CPostgreSQL
  import DataProviders
  import Dispatch
  import Foundation
  import Models

  /// A connection to a server; owned by a ``PostgreSQLDatabase``, which does not share it.
  ///
  /// Once it is broken, the next transaction or query connects anew.
  package final class PostgreSQLConnection: SQLConnection {
    package static let rowLock = "FOR UPDATE"
    package static let position = "strpos"
    private static let versionQuery = "SELECT number FROM calcots.version"

    private let address: PostgreSQLAddress
    private let options: PostgreSQLOptions
    private let executor: BlockingExecutor?
    private var handle: OpaquePointer?
    /// Whether a transaction has begun; without it, a statement of the transaction could run on a new connection.
    private var isInTransaction = false
    /// How many rows the transaction has changed.
    private var changedRows = 0
    /// Whether what is waited for is a query outside a transaction, which ends as soon as its task is cancelled.
    private var isQuerying = false
    /// The version that the tables had when the connection was made, if there were any.
    private(set) var firstVersion: Int64?
    /// The newest version of the tables that is used; at first 0, as there may be no tables.
    var newestVersion: Int64 = 0
    /// Called when a task is cancelled.
    let cancellation = Wake()
    /// The thread on which statements are cancelled, as libpq has no deadline for it.
    private let canceller = DispatchQueue(label: "calcots.postgresql.cancel")
    /// The name under which changes are notified.
    let sender = UUID().uuidString

    /// Connects to the server.
    ///
    /// The connection is used on this executor, which knows how long a caller has been waiting.
    ///
    /// - Throws: `StoreError.badAddress`, `.badParameter`, `.refused`, `.timedOut` or `.unreachable`.
    package init(
      to address: String, options: PostgreSQLOptions = PostgreSQLOptions(), on executor: BlockingExecutor? = nil
    ) throws(StoreError) {
      self.address = try PostgreSQLAddress(address)
      (self.options, self.executor) = (options, executor)
      try connect()
    }

    deinit { PQfinish(handle) }

    package var name: String { address.name }

    package func execute(_ script: String) throws(StoreError) { _ = try answer { PQsendQuery($0, script) } }

    @discardableResult
    package func run(_ sql: String, _ values: [Value] = []) throws(StoreError) -> Int {
      let changed = try answer(to: sql, values).changedRows
      changedRows += changed
      return changed
    }

    package func forEachRow(of sql: String, _ values: [Value] = [], body: (PostgreSQLRow) -> Void) throws(StoreError) {
      isQuerying = !isInTransaction
      defer { isQuerying = false }
      let ask = { () throws(StoreError) in try self.answer(to: sql, values) }
      let answer = try repeatedIfBroken(ask)
      changedRows += answer.changedRows
      answer.forEachRow(body)
    }

    /// Other connections can change the store meanwhile, but for the rows that `body` has locked.
    ///
    /// - Throws: What `body` throws, or the error returned by `wrap`: `.inDoubt` if the connection broke during the
    ///   commit of a change, `.failed` if the server has rolled back.
    package func transaction<Answer, Failure: Error>(
      changing section: StoreSection?, orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
      defer { endTransaction() }
      do {
        // Behind a pooler, this may be another connection of the server than before.
        let begin = "BEGIN ISOLATION LEVEL READ COMMITTED; " + settings("LOCAL", lockTimeout: lockTimeLeft)
        try repeatedIfBroken { () throws(StoreError) in try executeInKnownVersion(begin) }
      } catch { throw wrap(error) }
      (isInTransaction, changedRows) = (true, 0)
      let answer = try body()
      do throws(StoreError) {
        // The server notifies the others when, and only if, the change is committed.
        let told = "\(sender) \(section?.rawValue ?? "")"
        let notify = changedRows > 0 ? "NOTIFY \(PostgreSQLListener.channel), '\(told)'; " : ""
        let command = try self.answer { PQsendQuery($0, notify + "COMMIT") }.command
        guard command == "COMMIT" else { throw error(.failed(command)) }
      } catch {
        throw wrap(isBroken && changedRows > 0 ? self.error(.inDoubt) : error)
      }
      return answer
    }

    private func endTransaction() {
      if !isBroken, PQtransactionStatus(handle) != PQTRANS_IDLE { _ = try? run("ROLLBACK") }
      isInTransaction = false
    }

    /// Runs statements, and in the same round trip looks at the version of the tables.
    ///
    /// - Throws: `StoreError.newer` if another program has brought them up to a later version.
    func executeInKnownVersion(_ script: String) throws(StoreError) {
      let version = try number(of: script + (newestVersion > 0 ? Self.versionQuery : ""))
      guard version <= newestVersion else { throw error(.newer) }
    }

    /// Has the server use the settings, and in the same round trip looks at the version of the tables, if there are any.
    private func setUp() throws(StoreError) {
      let script = settings("SESSION", lockTimeout: options.lockTimeout)
      guard newestVersion == 0 else { return try executeInKnownVersion(script) }
      do throws(StoreError) { firstVersion = try number(of: script + Self.versionQuery) } catch {
        // With the query, the server has undone the settings.
        guard !isBroken else { throw error }
        try execute(script)
      }
    }

    /// Runs statements; returns the number that the last one selects, or 0.
    private func number(of script: String) throws(StoreError) -> Int64 {
      var number: Int64 = 0
      try answer { PQsendQuery($0, script) }.forEachRow { number = $0.integer(0) }
      return number
    }

    private func answer(to sql: String, _ values: [Value]) throws(StoreError) -> PostgreSQLAnswer {
      let texts = values.map(\.postgreSQLText)
      return try answer { handle in
        texts.withCStrings { PQsendQueryParams(handle, sql, Int32(texts.count), nil, $0, nil, nil, 0) }
      }
    }

    // MARK: Changes by others

    /// Makes the server report changes; returns false if it cannot: as a standby, without `LISTEN`, or behind a pooler.
    func listens(to channel: String) throws(StoreError) -> Bool {
      do {
        // A pooler has its own connections to the server, and keeps none for a program that only listens.
        return try number(of: "LISTEN \(channel); SELECT pg_backend_pid()") == Int64(PQbackendPID(handle))
      } catch {
        switch error.problem {
        case .failed, .serverReadOnly: return false
        default: throw error
        }
      }
    }

    /// Until `stop` is called, calls `body` with the sender of each notification and the section it has changed, nil for all.
    ///
    /// - Throws: `StoreError.unreachable` if the connection breaks, `.timedOut` if the server has stopped.
    func forEachNotification(
      until stop: Wake, _ body: (_ sender: Substring, StoreSection?) throws(StoreError) -> Void
    ) throws(StoreError) {
      while true {
        while let notification = PQnotifies(handle) {
          defer { PQfreemem(notification) }
          let told = String(cString: notification.pointee.extra).split(separator: " ")
          try body(told.first ?? "", told.last.flatMap { StoreSection(rawValue: String($0)) })
        }
        let deadline = ContinuousClock.now + options.heartbeat
        guard !stop.wait(for: POLLIN, on: PQsocket(handle), until: deadline) else { return }
        if ContinuousClock.now >= deadline { try execute("") }
        guard PQconsumeInput(handle) == 1 else { throw error(.unreachable(reason)) }
      }
    }

    // MARK: The connection

    private var isBroken: Bool { PQstatus(handle) != CONNECTION_OK }

    /// Connects anew if the connection is broken.
    private func connect() throws(StoreError) {
      guard isBroken else { return }
      guard !isInTransaction else { throw error(.unreachable(reason)) }
      disconnect()
      let (keywords, values) = (address.parameters.map(\.keyword), address.parameters.map(\.value))
      handle = keywords.withCStrings { keywords in values.withCStrings { PQconnectStartParams(keywords, $0, 1) } }
      do {
        try finishConnecting()
        // Notices would otherwise be written to standard error.
        PQsetNoticeReceiver(handle, { _, _ in }, nil)
        PQsetnonblocking(handle, 1)
        try setUp()
      } catch {
        disconnect()
        throw error
      }
    }

    /// Waits until the connection is made, each host of the address having its own deadline.
    private func finishConnecting() throws(StoreError) {
      // Whatever the server's language is, its errors have their code then.
      PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
      let chosen = PostgreSQLAddress.values(of: PQconninfo(handle))?["connect_timeout"].flatMap { Int($0) }
      let timeout = chosen.map { .seconds($0 > 0 ? $0 : .max) } ?? options.connectTimeout
      var (isLate, deadline) = (false, ContinuousClock.now + timeout)
      var next = PQstatus(handle) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING
      while next != PGRES_POLLING_OK {
        guard next != PGRES_POLLING_FAILED else {
          throw isLate ? error(.timedOut) : StoreError(connecting: reason, path: name)
        }
        if try !isReady(for: next == PGRES_POLLING_READING ? POLLIN : POLLOUT, before: deadline) {
          // It is the turn of the next host, if there is one.
          guard shutdown(PQsocket(handle), Int32(SHUT_RDWR)) == 0 else { throw error(.timedOut) }
          (isLate, deadline) = (true, .now + timeout)
        }
        next = PQconnectPoll(handle)
      }
    }

    private func settings(_ scope: String, lockTimeout: Duration) -> String {
      """
      SET \(scope) search_path = calcots;
      SET \(scope) lock_timeout = \(Int(lockTimeout / .milliseconds(1)));
      SET \(scope) statement_timeout = \(options.statementTimeout / .milliseconds(1));
      SET \(scope) idle_in_transaction_session_timeout = \(options.statementTimeout / .milliseconds(1));
      """
    }

    /// How long a change may wait for other programs, from when it was asked for; zero would be for ever.
    private var lockTimeLeft: Duration {
      guard let executor, options.lockTimeout > .zero else { return options.lockTimeout }
      return max(options.lockTimeout - (.now - executor.asked), .milliseconds(1))
    }

    func disconnect() {
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
    private func answer(to send: (OpaquePointer?) -> Int32) throws(StoreError) -> PostgreSQLAnswer {
      guard !isUnwanted else { throw error(.timedOut) }
      try connect()
      guard send(handle) == 1 else { throw error(.unreachable(reason)) }
      let deadline = ContinuousClock.now + options.answerTimeout
      var last: PostgreSQLAnswer?
      while let next = try nextAnswer(before: deadline) {
        if last?.errorCode == nil { last = next }
      }
      guard let last else { throw error(.unreachable(reason)) }
      guard let code = last.errorCode else { return last }
      guard isBroken else { throw StoreError(code, last.message, path: name) }
      throw error(.unreachable(last.message.isEmpty ? reason : last.message))
    }

    /// Returns the next answer, if there is another.
    private func nextAnswer(before deadline: ContinuousClock.Instant) throws(StoreError) -> PostgreSQLAnswer? {
      while true {
        let isSending = PQflush(handle) == 1
        guard isSending || PQisBusy(handle) == 1 else { return PQgetResult(handle).map(PostgreSQLAnswer.init) }
        guard try isReady(for: isSending ? POLLIN | POLLOUT : POLLIN, before: deadline) else {
          // What the server still sends would be taken for the answer to the next statement.
          disconnect()
          throw error(.timedOut)
        }
        guard PQconsumeInput(handle) == 1 else { throw error(.unreachable(reason)) }
      }
    }

    /// A change is finished even if the user has left the screen; a query outside one has nobody to answer to.
    private var isUnwanted: Bool { isQuerying && Task.isCancelled }

    /// Waits for the socket; returns false after the deadline.
    ///
    /// - Throws: `StoreError.timedOut` if nobody waits for the answer any more; the statement is cancelled then.
    private func isReady(for events: Int32, before deadline: ContinuousClock.Instant) throws(StoreError) -> Bool {
      guard !isUnwanted else {
        cancelStatement()
        throw error(.timedOut)
      }
      _ = cancellation.wait(for: events, on: PQsocket(handle), until: deadline)
      return ContinuousClock.now < deadline
    }

    /// Has the server give up the statement, and reads what it says; gives up the connection if that takes too long.
    private func cancelStatement() {
      isQuerying = false
      guard !isBroken else { return disconnect() }
      let deadline = ContinuousClock.now + options.cancelTimeout
      nonisolated(unsafe) let request = PQgetCancel(handle)
      let isSent = DispatchSemaphore(value: 0)
      canceller.async {
        // libpq writes there why it cannot connect.
        var reason = [CChar](repeating: 0, count: 256)
        PQcancel(request, &reason, Int32(reason.count))
        PQfreeCancel(request)
        isSent.signal()
      }
      do {
        // A request that is late would cancel the next statement.
        let end = DispatchTime.now() + options.cancelTimeout / .seconds(1)
        guard isSent.wait(timeout: end) == .success else { return disconnect() }
        while try nextAnswer(before: deadline) != nil {}
      } catch { disconnect() }
    }
  }
#endif

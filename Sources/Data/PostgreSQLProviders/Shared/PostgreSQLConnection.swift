#if PostgreSQL
  import CPostgreSQL
  import DataProviders
  import Dispatch
  import Foundation
  import Models

  /// A connection to a server; owned by a ``PostgreSQLDatabase``, which does not share it.
  ///
  /// If the connection breaks, the next transaction or query connects again.
  package final class PostgreSQLConnection: SQLConnection {
    private typealias Statement = (sql: String, values: [Value])

    /// The maximum number of statements that wait to be sent with a later statement.
    private static let mostWaiting = 10

    package static let rowLock = "FOR UPDATE"
    package static let newsLock: String? = "SELECT pg_advisory_xact_lock('calcots.news'::regclass::bigint)"
    package static let position = "strpos"
    package static let now = "CAST(extract(epoch FROM clock_timestamp()) AS BIGINT)"

    private let address: PostgreSQLAddress
    private let options: PostgreSQLOptions
    private let executor: BlockingExecutor?
    private var handle: OpaquePointer?
    private var isInTransaction = false
    /// Whether the server has begun the transaction.
    ///
    /// From then on, the transaction's statements must not run on a new connection.
    private var hasBegun = false
    /// Statements to send with the transaction's next statement; no answer to them is needed yet.
    private var waiting: [Statement] = []
    /// Whether the transaction has changed rows, or may have.
    private var hasChanged = false
    /// Whether a query is running outside a transaction.
    ///
    /// Such a query ends as soon as its task is cancelled.
    private var isQuerying = false
    /// The store found when the connection was made.
    ///
    /// It is nil if a certain store was expected, or if there was none of version 6 or later.
    private(set) var found: KnownStore?
    package var known: KnownStore?
    /// Called when the store turns out to be a different one, or of a later version.
    var whenLost: (StoreError) -> Void = { _ in }
    /// Wakes a waiting query when a task is cancelled.
    let cancellation = Wake()
    /// The queue on which statements are cancelled, because libpq has no deadline for cancelling.
    private let canceller = DispatchQueue(label: "calcots.postgresql.cancel")
    /// The name of this connection in the notifications of its changes.
    let sender = UUID().uuidString

    /// Connects to the server.
    ///
    /// The connection is used on this executor, which records how long a caller has been waiting.
    ///
    /// - Throws: `StoreError.badAddress`, `.badParameter`, `.refused`, `.timedOut` or `.unreachable`; `.otherStore` or `.newer`
    ///   if it is not the expected store.
    package init(
      to address: String, options: PostgreSQLOptions = PostgreSQLOptions(), on executor: BlockingExecutor? = nil,
      knowing known: KnownStore? = nil
    ) throws(StoreError) {
      self.known = known
      self.address = try PostgreSQLAddress(address)
      self.options = options
      self.executor = executor
      try connect()
    }

    deinit { PQfinish(handle) }

    package var name: String { address.name }

    package func execute(_ script: String) throws(StoreError) {
      if isInTransaction { try answersInTransaction(to: []) }
      try answer(to: script)
    }

    package func run(_ sql: String, _ values: [Value] = []) throws(StoreError) {
      guard isInTransaction else {
        _ = try last(of: answers(to: [(sql, values)]))
        return
      }
      waiting.append((sql, values))
      if waiting.count == Self.mostWaiting { try answersInTransaction(to: []) }
    }

    package func forEachRow(of sql: String, _ values: [Value] = [], body: (PostgreSQLRow) -> Void) throws(StoreError) {
      try answers(toQueries: [(sql, values)]).first?.forEachRow(body)
    }

    package func read(_ queries: [Query<PostgreSQLRow>]) throws(StoreError) {
      let answers = try answers(toQueries: queries.map { ($0.sql, $0.values) })
      for (query, answer) in zip(queries, answers) { answer.forEachRow(query.read) }
    }

    private func answers(toQueries queries: [Statement]) throws(StoreError) -> [PostgreSQLAnswer] {
      guard !isInTransaction else { return try answersInTransaction(to: queries) }
      isQuerying = true
      defer { isQuerying = false }
      let check = known == nil ? [] : [Statement(knownQuery, [])]
      let answers = try repeatedIfBroken { () throws(StoreError) in try self.answers(to: check + queries) }
      try checkKnown(answers.prefix(check.count))
      _ = try last(of: answers)
      return answers.suffix(queries.count)
    }

    /// Other connections can still change the store, except the rows that `body` has locked.
    ///
    /// - Throws: What `body` throws, or the error returned by `wrap`: `.inDoubt` if the connection broke during the
    ///   commit of a change, `.failed` if the server has rolled back.
    package func transaction<Answer, Failure: Error>(
      changing section: StoreSection?, orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
      defer { endTransaction() }
      isInTransaction = true
      let answer = try body()
      do throws(StoreError) {
        // `BEGIN` can be repeated on another connection. A commit that may have succeeded cannot, so it is sent only after
        // `BEGIN` has been answered.
        if !hasBegun { try answersInTransaction(to: []) }
        // The server notifies other programs when, and only if, the change is committed.
        hasChanged = hasChanged || !waiting.isEmpty
        let told = "\(sender) \(section?.rawValue ?? "")"
        let notify = hasChanged ? [Statement("NOTIFY \(PostgreSQLListener.channel), '\(told)'", [])] : []
        let command = try answersInTransaction(to: notify + [("COMMIT", [])]).last?.command ?? ""
        guard command == "COMMIT" else { throw error(.failed(command)) }
      } catch {
        throw wrap(isBroken && hasChanged ? self.error(.inDoubt) : error)
      }
      return answer
    }

    private func endTransaction() {
      isInTransaction = false
      hasBegun = false
      hasChanged = false
      waiting = []
      if !isBroken, PQtransactionStatus(handle) != PQTRANS_IDLE { try? execute("ROLLBACK") }
    }

    /// Sends the waiting statements and these in one round trip.
    ///
    /// The first call also begins the transaction.
    ///
    /// - Returns: The answers to these statements, without the answers to the waiting ones.
    /// - Throws: `StoreError.newer` if another program has brought the tables up to a later version; `.otherStore` if this is a
    ///   different store, or if the user's number belongs to somebody else in it.
    @discardableResult
    private func answersInTransaction(to statements: [Statement]) throws(StoreError) -> [PostgreSQLAnswer] {
      let batch = waiting + statements
      waiting = []
      var answers: [PostgreSQLAnswer] = []
      if hasBegun {
        guard !batch.isEmpty else { return [] }
        answers = try self.answers(to: batch)
      } else {
        // Behind a pooler, this may be a different connection to the server than before. So apply the settings and check the
        // store again.
        let begin =
          ["BEGIN ISOLATION LEVEL READ COMMITTED"] + settings("LOCAL", lockTimeout: lockTimeLeft)
          + (known == nil ? [] : [knownQuery])
        answers = try repeatedIfBroken { () throws(StoreError) in
          try self.answers(to: begin.map { Statement($0, []) } + batch)
        }
        hasBegun = true
        try checkKnown(answers.prefix(begin.count))
      }
      hasChanged = hasChanged || answers.contains { $0.changedRows > 0 }
      _ = try last(of: answers)
      return answers.suffix(statements.count)
    }

    /// Checks that no other store has replaced the store, and no later version has migrated it.
    ///
    /// - Throws: `StoreError.newer` or `.otherStore`.
    func checkKnown() throws(StoreError) {
      guard known != nil else { return }
      try checkKnown(answers(to: [(knownQuery, [])])[...])
    }

    private var knownQuery: String { "SELECT number, \(known?.columns ?? "") FROM calcots.version" }

    /// Checks the last of these answers, if anything is known about the store.
    private func checkKnown(_ answers: ArraySlice<PostgreSQLAnswer>) throws(StoreError) {
      guard let known else { return }
      var problem: StoreError.Problem? = .otherStore
      try last(of: Array(answers))?.forEachRow { problem = known.problem(with: $0) }
      guard let problem else { return }
      whenLost(error(problem))
      throw error(problem)
    }

    /// Applies the settings, and in the same round trip finds out which store this is, if any.
    private func setUp() throws(StoreError) {
      let script = settings("SESSION", lockTimeout: options.lockTimeout).map { $0 + ";" }.joined()
      guard known == nil else { return try checkKnown([answer(to: script + knownQuery)].compactMap(\.self)[...]) }
      do throws(StoreError) {
        let query = "SELECT number, (SELECT id FROM calcots.store) FROM calcots.version"
        try answer(to: script + query)?.forEachRow { found = KnownStore(version: $0.integer(0), id: $0.text(1)) }
      } catch {
        // Without tables, the query fails, and the server undoes the settings as well.
        guard !isBroken else { throw error }
        try answer(to: script)
      }
    }

    // MARK: Changes by others

    /// Makes the server report changes; returns false if it cannot.
    ///
    /// The server cannot do this if it is a standby, lacks `LISTEN`, or is behind a pooler.
    func listens(to channel: String) throws(StoreError) -> Bool {
      do {
        // A pooler uses its own connections to the server, and reserves none for a program that only listens.
        return try answer(to: "LISTEN \(channel); SELECT pg_backend_pid()")?.number == Int64(PQbackendPID(handle))
      } catch {
        switch error.problem {
        case .failed, .serverReadOnly: return false
        default: throw error
        }
      }
    }

    /// Calls `body` with the sender and the section of each notification, until `stop` is called.
    ///
    /// The section is nil if any section may have changed.
    ///
    /// - Throws: `StoreError.unreachable` if the connection breaks, `.timedOut` if the server no longer answers.
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

    /// Connects, unless there is a working connection.
    private func connect() throws(StoreError) {
      guard isBroken else { return }
      guard !hasBegun else { throw error(.unreachable(reason)) }
      disconnect()
      let parameters = address.parameters
      handle = parameters.map(\.keyword).withCStrings { keywords in
        parameters.map(\.value).withCStrings { values in PQconnectStartParams(keywords, values, 1) }
      }
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

    /// Waits until the connection is made.
    ///
    /// Each host of the address has a separate deadline.
    private func finishConnecting() throws(StoreError) {
      // Errors then contain their code, whatever the server's language is.
      PQsetErrorVerbosity(handle, PQERRORS_VERBOSE)
      let chosen = PostgreSQLAddress.values(of: PQconninfo(handle))?["connect_timeout"].flatMap { Int($0) }
      let timeout = chosen.map { .seconds($0 > 0 ? $0 : .max) } ?? options.connectTimeout
      var isLate = false
      var deadline = ContinuousClock.now + timeout
      var next = PQstatus(handle) == CONNECTION_BAD ? PGRES_POLLING_FAILED : PGRES_POLLING_WRITING
      while next != PGRES_POLLING_OK {
        guard next != PGRES_POLLING_FAILED else {
          throw isLate ? error(.timedOut) : StoreError(connecting: reason, path: name)
        }
        if try !isReady(for: next == PGRES_POLLING_READING ? POLLIN : POLLOUT, before: deadline) {
          // Make libpq try the next host, if there is one.
          guard shutdown(PQsocket(handle), Int32(SHUT_RDWR)) == 0 else { throw error(.timedOut) }
          isLate = true
          deadline = .now + timeout
        }
        next = PQconnectPoll(handle)
      }
    }

    private func settings(_ scope: String, lockTimeout: Duration) -> [String] {
      [
        "search_path = calcots", "lock_timeout = \(Int(lockTimeout / .milliseconds(1)))",
        "statement_timeout = \(options.statementTimeout / .milliseconds(1))",
        "idle_in_transaction_session_timeout = \(options.statementTimeout / .milliseconds(1))",
      ].map { "SET \(scope) \($0)" }
    }

    /// How long a change may still wait for other programs; zero would mean for ever.
    private var lockTimeLeft: Duration {
      guard let executor, options.lockTimeout > .zero else { return options.lockTimeout }
      return max(options.lockTimeout - (.now - executor.asked), .milliseconds(1))
    }

    func disconnect() {
      PQfinish(handle)
      handle = nil
    }

    /// The connection's last error in libpq's words, without a password.
    ///
    /// Further lines are only hints.
    private var reason: String {
      String(cString: PQerrorMessage(handle)).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
    }

    // MARK: The protocol

    /// Calls `ask`, and again if the server has closed the connection since its last use.
    ///
    /// In that case nothing has been changed.
    private func repeatedIfBroken<Answer>(_ ask: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
      let wasConnected = handle != nil
      do {
        return try ask()
      } catch {
        guard wasConnected, isBroken, !hasBegun, case .unreachable = error.problem else { throw error }
        return try ask()
      }
    }

    /// Runs statements separated by semicolons; returns the answer to the last one.
    @discardableResult
    private func answer(to script: String) throws(StoreError) -> PostgreSQLAnswer? {
      try last(of: answers { PQsendQuery($0, script) })
    }

    /// Sends statements in one round trip, several as a pipeline, and returns the answers.
    private func answers(to statements: [Statement]) throws(StoreError) -> [PostgreSQLAnswer] {
      try answers { handle in
        if statements.count > 1, PQenterPipelineMode(handle) == 0 { return 0 }
        for (sql, values) in statements {
          let texts = values.map(\.postgreSQLText)
          let isSent = texts.withCStrings {
            PQsendQueryParams(handle, sql, Int32(texts.count), nil, $0, nil, nil, 0)
          }
          if isSent == 0 { return 0 }
        }
        return statements.count > 1 ? PQpipelineSync(handle) : 1
      }
    }

    /// Calls `send`, and returns all answers of the server, of which the last ones may be errors.
    private func answers(to send: (OpaquePointer?) -> Int32) throws(StoreError) -> [PostgreSQLAnswer] {
      guard !isUnwanted else { throw error(.timedOut) }
      try connect()
      guard send(handle) == 1 else { throw error(.unreachable(reason)) }
      var answers: [PostgreSQLAnswer] = []
      while let next = try nextAnswer(before: .now + options.answerTimeout) { answers.append(next) }
      guard let last = answers.last, !isBroken || last.errorCode == nil else {
        let message = answers.lazy.filter { $0.errorCode != nil }.map(\.message).first { !$0.isEmpty }
        throw error(.unreachable(message ?? reason))
      }
      return answers
    }

    /// Returns the last answer; if any answer is an error, throws the first error.
    private func last(of answers: [PostgreSQLAnswer]) throws(StoreError) -> PostgreSQLAnswer? {
      for answer in answers {
        if let code = answer.errorCode { throw StoreError(code, answer.message, path: name) }
      }
      return answers.last
    }

    /// Returns the next answer, if there is another.
    private func nextAnswer(before deadline: ContinuousClock.Instant) throws(StoreError) -> PostgreSQLAnswer? {
      while true {
        let isSending = PQflush(handle) == 1
        guard isSending || PQisBusy(handle) == 1 else {
          guard let answer = PQgetResult(handle).map(PostgreSQLAnswer.init) else {
            // In a pipeline, this is only the end of the previous answer.
            guard PQpipelineStatus(handle) != PQ_PIPELINE_OFF, !isBroken else { return nil }
            continue
          }
          guard answer.endsPipeline else { return answer }
          PQexitPipelineMode(handle)
          return nil
        }
        guard try isReady(for: isSending ? POLLIN | POLLOUT : POLLIN, before: deadline) else {
          // Anything that the server still sends would be taken for the answer to the next statement.
          disconnect()
          throw error(.timedOut)
        }
        guard PQconsumeInput(handle) == 1 else { throw error(.unreachable(reason)) }
      }
    }

    /// Whether the answer is no longer needed.
    ///
    /// A change is completed even if the user has left the screen.
    private var isUnwanted: Bool { isQuerying && Task.isCancelled }

    /// Waits for the socket; returns false after the deadline.
    ///
    /// - Throws: `StoreError.timedOut` if the answer is no longer needed; the statement is then cancelled.
    private func isReady(for events: Int32, before deadline: ContinuousClock.Instant) throws(StoreError) -> Bool {
      guard !isUnwanted else {
        cancelStatement()
        throw error(.timedOut)
      }
      _ = cancellation.wait(for: events, on: PQsocket(handle), until: deadline)
      return ContinuousClock.now < deadline
    }

    /// Makes the server cancel the statement, and reads its answer.
    ///
    /// If that takes too long, this disconnects instead.
    private func cancelStatement() {
      isQuerying = false
      guard !isBroken else { return disconnect() }
      let deadline = ContinuousClock.now + options.cancelTimeout
      nonisolated(unsafe) let request = PQgetCancel(handle)
      let isSent = DispatchSemaphore(value: 0)
      canceller.async {
        // libpq writes into this buffer why it cannot connect.
        var reason = [CChar](repeating: 0, count: 256)
        PQcancel(request, &reason, Int32(reason.count))
        PQfreeCancel(request)
        isSent.signal()
      }
      do {
        // A late request would cancel the next statement.
        let end = DispatchTime.now() + options.cancelTimeout / .seconds(1)
        guard isSent.wait(timeout: end) == .success else { return disconnect() }
        while try nextAnswer(before: deadline) != nil {}
      } catch {
        disconnect()
      }
    }
  }

  extension Array where Element == String? {
    /// Calls `body` with the texts as C strings, NULL for nil, and NULL after the last.
    fileprivate func withCStrings<Answer>(_ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Answer) -> Answer {
      let copies = map { $0.flatMap { strdup($0) } }
      defer {
        for copy in copies { free(copy) }
      }
      return body(copies.map { $0.map { UnsafePointer($0) } } + [nil])
    }
  }
#endif

import CSQLite
import Foundation
import Models

/// A connection to a store, with its prepared statements.
///
/// A ``SQLiteDatabase`` owns it, and does not share it.
package final class SQLiteConnection: SQLConnection {
  // A transaction locks the whole store.
  package static let rowLock = ""
  package static let newsLock: String? = nil
  package static let position = "instr"
  package static let now = "CAST(strftime('%s', 'now') AS INTEGER)"

  package var known: KnownStore?

  private let handle: OpaquePointer
  package let name: String
  private let location: StoreLocation
  private let busyTimeout: Duration
  private let executor: BlockingExecutor?
  /// The file that was opened; a store in memory has none.
  private var file: StoreFile.Identity?
  /// When the file last changed, as seen by this connection.
  private var modification: StoreFile.Modification?
  private let hasMadeFile: Bool
  private var statements: [String: SQLiteStatement] = [:]

  /// Opens the file, or creates an empty one if there is none.
  ///
  /// The connection is used on this executor, which records how long a caller has been waiting.
  ///
  /// - Throws: `StoreError` if the file is not a store of this program. Neither the file nor a file next to it is then changed.
  package init(
    to location: StoreLocation, options: StoreOptions = StoreOptions(), on executor: BlockingExecutor? = nil
  ) throws(StoreError) {
    guard let fileName = location.sqliteName else { throw StoreError(.serversNotSupported, path: location.path) }
    hasMadeFile = try Self.makeFile(at: location, options)
    do throws(StoreError) {
      handle = try Self.open(fileName, at: location, isReadOnly: options.isReadOnly)
    } catch {
      if hasMadeFile { StoreFile.removeEmpty(at: location.path) }
      throw error
    }
    name = location.path
    self.location = location
    busyTimeout = options.busyTimeout
    self.executor = executor
    // Read the identity only now, because some file systems give a file a different number when it is opened. If the file was
    // replaced in the meantime, SQLite does not write to it.
    if case .file(let path) = location { file = try StoreFile.check(path)?.identity }
    setEndsWhenCancelled(true)
    // The journal mode is SQLite's default, the rollback journal. A write-ahead log can lose committed pages before
    // library version 3.51.3, and cannot be read in a directory without write permission.
    try execute("PRAGMA foreign_keys = ON; PRAGMA synchronous = FULL")
    if let limit = options.pageLimit { try execute("PRAGMA max_page_count = \(limit)") }
  }

  /// Opens a database of any kind, to read its definitions from the file alone.
  ///
  /// Nothing is locked, and the files next to it are not read.
  init(lookingAt path: String) throws(StoreError) {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: "?#"))
    let escaped = StoreFile.realName(of: path).addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_URI
    let code = sqlite3_open_v2("file:\(escaped)?immutable=1", &handle, flags, nil)
    guard code == SQLITE_OK, let handle, csqlite_defend(handle) == SQLITE_OK else {
      defer { sqlite3_close_v2(handle) }
      throw StoreError(code, of: handle, path: path)
    }
    self.handle = handle
    name = path
    // It is not the file of a store, so it is not checked as one.
    location = .memory
    busyTimeout = .zero
    executor = nil
    hasMadeFile = false
  }

  /// Creates the file of a new store, if allowed and necessary; returns whether it was created.
  private static func makeFile(at location: StoreLocation, _ options: StoreOptions) throws(StoreError) -> Bool {
    guard case .file(let path) = location else { return false }
    // Look for companion files first, because another program that is creating the store creates the journal after the file.
    let companions = try CompanionFile.all(of: path)
    guard try StoreFile.check(path) == nil else { return false }
    guard options.makesFile else { throw StoreError(.gone, path: path) }
    guard !options.isReadOnly else { return false }
    guard !CompanionFile.isName(path) else { throw StoreError(.reservedName, path: path) }
    try CompanionFile.check(companions, of: path, usingLog: false)
    return try StoreFile.make(at: path, makesFolder: options.makesFolder)
  }

  /// Opens a database, and checks it before SQLite reads it.
  ///
  /// The file must be a store or be able to become one, and the files next to it must be trustworthy.
  private static func open(
    _ fileName: String, at location: StoreLocation, isReadOnly: Bool
  ) throws(StoreError) -> OpaquePointer {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(fileName, &handle, isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE, nil)
    do throws(StoreError) {
      guard code == SQLITE_OK, let handle, csqlite_defend(handle) == SQLITE_OK else {
        throw StoreError(code, of: handle, path: location.path)
      }
      if case .file(let path) = location {
        try checkContent(of: handle, at: path)
        if try CompanionFile.hasLog(path) { _ = csqlite_keep_log(handle, 1) }
      }
      return handle
    } catch {
      sqlite3_close_v2(handle)
      throw error
    }
  }

  /// Checks that the file is or can become a store, and that its companion files are safe.
  private static func checkContent(of handle: OpaquePointer, at path: String) throws(StoreError) {
    let companions = try CompanionFile.all(of: path)
    let header = try StoreHeader(of: handle, path: path)
    // SQLite writes the first page of a large new store last. Until then, or if the creation was interrupted, the page is
    // blank.
    let isBeingMade = header.isBlank && companions.contains(where: \.isOfEmptyFile)
    if !isBeingMade { try header.check(path) }
    try CompanionFile.check(companions, of: path, usingLog: header.usesLog)
    if let name = StoreFile.otherNameInUse(of: path) { throw StoreError(.otherName(name), path: path) }
  }

  /// Lets closing apply the write-ahead log; called once the store is known to be sound.
  ///
  /// Until then, closing leaves the write-ahead log of another tool unchanged, because a store that is refused must not change.
  func accept() { _ = csqlite_keep_log(handle, 0) }

  deinit {
    // SQLite defers closing until the last statement has been finalised.
    sqlite3_close_v2(handle)
  }

  package func execute(_ script: String) throws(StoreError) {
    try waiting(upTo: timeLeft) { () throws(StoreError) in
      let code = sqlite3_exec(handle, script, nil, nil, nil)
      guard code == SQLITE_OK else { throw StoreError(code, of: handle, path: name) }
    }
  }

  package func run(_ sql: String, _ values: [Value] = []) throws(StoreError) {
    try forEachRow(of: sql, values) { _ in }
  }

  package func forEachRow(of sql: String, _ values: [Value] = [], body: (SQLiteRow) -> Void) throws(StoreError) {
    do throws(StoreError) {
      try waiting(upTo: timeLeft) { () throws(StoreError) in try prepared(sql).run(values, body: body) }
    } catch {
      // SQLite also reports a full disk if the highest row id of a table is in use.
      throw error.problem == .full && isExhausted ? self.error(.exhausted) : error
    }
  }

  package func read(_ queries: [Query<SQLiteRow>]) throws(StoreError) {
    for query in queries { try forEachRow(of: query.sql, query.values, body: query.read) }
  }

  /// No other connection can change the store until the transaction ends.
  ///
  /// So what `body` reads stays true until then.
  ///
  /// - Throws: What `body` throws, or the error returned by `wrap`, for example because the file was replaced.
  package func transaction<Answer, Failure: Error>(
    changing section: StoreSection?, orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    setEndsWhenCancelled(false)
    defer {
      rollBackUnlessEnded()
      setEndsWhenCancelled(true)
    }
    do throws(StoreError) {
      try checkFile()
      try run("BEGIN IMMEDIATE")
      try checkKnown()
    } catch {
      throw wrap(error)
    }
    let answer = try body()
    do throws(StoreError) {
      // The file may have been replaced during a long transaction, such as a copy.
      try checkFile()
      try run("COMMIT")
    } catch {
      throw wrap(error)
    }
    return answer
  }

  // MARK: The file under the connection

  /// Checks that the store has not been replaced since it was opened.
  ///
  /// - Throws: `StoreError.replaced` if the path leads to a different file or to none; `.otherStore` if the file has become
  ///   another store, or the user's number belongs to somebody else; `.newer` if a later version of the program has brought the
  ///   store up to date.
  func check() throws(StoreError) {
    try checkFile()
    try checkKnown()
  }

  /// Returns a number that changes only when another connection changes the store.
  ///
  /// If the number cannot be read, for example because another program has locked the store, this returns nil without waiting.
  ///
  /// - Throws: The errors of ``check()``.
  func look() throws(StoreError) -> Int64? {
    try checkFile()
    var number: Int64?
    do throws(StoreError) {
      // Use one statement for the check and the number, because each statement locks the file.
      try checkKnown(waitingUpTo: .zero, in: "data_version", of: "pragma_data_version") { number = $0 }
    } catch {
      guard [.otherStore, .newer].contains(error.problem) else { return nil }
      throw error
    }
    return number
  }

  /// Checks that the open file is still at its path, and that the files next to it are safe.
  ///
  /// These files can change at any time, so each transaction checks them at its beginning and before its end. Otherwise SQLite
  /// would write to a file that is no longer at the path, or apply a journal that somebody has planted. The check takes a
  /// few system calls.
  private func checkFile() throws(StoreError) {
    guard case .file(let path) = location else { return }
    let found = try StoreFile.check(path)
    guard found?.identity == file else { throw error(.replaced) }
    if found?.modification != modification {
      // SQLite keeps pages in memory as long as a counter in the file is the same. In a copy that was written over the file,
      // the counter may be the same by chance.
      sqlite3_db_release_memory(handle)
      modification = found?.modification
    }
    try Self.checkContent(of: handle, at: path)
  }

  private func checkKnown() throws(StoreError) {
    try checkKnown(waitingUpTo: timeLeft, in: "0", of: "(SELECT 0)") { _ in }
  }

  /// Compares the store with the known facts about it.
  ///
  /// The same statement reads a number from a table.
  private func checkKnown(
    waitingUpTo duration: Duration, in column: String, of table: String, _ read: (Int64) -> Void
  ) throws(StoreError) {
    guard let known else { return }
    var problem: StoreError.Problem?
    try waiting(upTo: duration) { () throws(StoreError) in
      do throws(StoreError) {
        let sql = "SELECT \(column), user_version, \(known.columns) FROM \(table), pragma_user_version"
        try prepared(sql).run([]) { row in
          read(row.integer(0))
          problem = known.problem(with: row, from: 1)
        }
      } catch {
        // In another store, or in a later version, the tables of this query may not exist.
        guard case .failed(let reason) = error.problem, reason.hasPrefix("no such ") else { throw error }
        var version: Int64 = 0
        try prepared("PRAGMA user_version").run([]) { version = $0.integer(0) }
        problem = version > known.version ? .newer : .otherStore
      }
    }
    if let problem { throw error(problem) }
  }

  /// Opens a store for `body`; if `body` throws, a newly created file is deleted.
  package static func withConnection<Answer>(
    to location: StoreLocation, options: StoreOptions, on executor: BlockingExecutor? = nil,
    _ body: (SQLiteConnection) throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    let connection = try SQLiteConnection(to: location, options: options, on: executor)
    // If somebody has created an empty file for the store, make it as private as a file that this program creates.
    let permissions = options.isReadOnly ? nil : StoreFile.makePrivateIfEmpty(at: location)
    do {
      return try body(connection)
    } catch {
      // Restore the permissions, unless another program has created the store in the meantime.
      if let permissions, StoreFile.isMissingOrEmpty(at: location.path) { chmod(location.path, permissions) }
      connection.removeNewFile()
      throw error
    }
  }

  /// Deletes the file if this connection has created it and nothing was written to it.
  ///
  /// If the empty file stayed there, it would become a new store later.
  private func removeNewFile() {
    guard hasMadeFile else { return }
    // Lock the file, so that no other program uses it or begins to. Keep the journal in memory, because the disk may be full.
    guard (try? execute("PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE")) != nil else { return }
    StoreFile.removeEmpty(at: name)
    rollBackUnlessEnded()
  }

  // MARK: Waiting

  /// How long a statement may wait for other programs.
  ///
  /// The time runs from when the call was made, even while other calls run. So calls that were made at the same time also give
  /// up at the same time, not one after another.
  private var timeLeft: Duration {
    guard let executor else { return busyTimeout }
    return max(busyTimeout - (.now - executor.asked), .zero)
  }

  /// Runs statements, each of which waits for other programs at most this long.
  private func waiting<Answer>(
    upTo duration: Duration, _ body: () throws(StoreError) -> Answer
  ) throws(StoreError) -> Answer {
    sqlite3_busy_timeout(handle, Int32(duration / .milliseconds(1)))
    defer { sqlite3_busy_timeout(handle, 0) }
    return try body()
  }

  /// Sets whether a statement fails once its task has been cancelled.
  private func setEndsWhenCancelled(_ ends: Bool) {
    // SQLite calls the handler every 10,000 steps of a statement. The queries of the user's own screens take fewer steps.
    sqlite3_progress_handler(handle, ends ? 10_000 : 0, { _ in Task.isCancelled ? 1 : 0 }, nil)
  }

  private func rollBackUnlessEnded() {
    // SQLite ends the transaction itself on commit, and after some failures such as a full disk.
    guard sqlite3_get_autocommit(handle) == 0 else { return }
    try? run("ROLLBACK")
  }

  private func prepared(_ sql: String) throws(StoreError) -> SQLiteStatement {
    if let statement = statements[sql] { return statement }
    let statement = try SQLiteStatement(sql, on: handle, path: name)
    statements[sql] = statement
    return statement
  }
}

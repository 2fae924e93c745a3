import DataProviders
import Models

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// Where a copy begins or ends, in a directory of a test.
nonisolated enum CopyPlace: CaseIterable {
  case file
  #if PostgreSQL
    case server
  #endif

  /// The store's data providers; the store is made if there is none.
  @MainActor func providers(
    in directory: TemporaryDirectory
  ) async throws -> (groups: StoredGroupDataProvider, books: StoredBookDataProvider) {
    switch self {
    case .file:
      let database = try await SQLiteDatabase(at: .file(directory.store))
      return (try await StoredGroupDataProvider(over: database), StoredBookDataProvider(database: database))
    #if PostgreSQL
      case .server:
        let database = try await PostgreSQLDatabase(at: directory.database().address, beginningWith: .samples())
        return (try await StoredGroupDataProvider(over: database), StoredBookDataProvider(database: database))
    #endif
    }
  }

  @MainActor func connection(in directory: TemporaryDirectory) throws -> any SQLConnection {
    switch self {
    case .file: try SQLiteConnection(to: .file(directory.store))
    #if PostgreSQL
      case .server: try PostgreSQLConnection(to: directory.database().address)
    #endif
    }
  }

  /// The name of the store in errors.
  @MainActor func name(in directory: TemporaryDirectory) throws -> String {
    switch self {
    case .file: directory.store
    #if PostgreSQL
      case .server: try directory.database().address
    #endif
    }
  }

  @MainActor private func source(in directory: TemporaryDirectory) throws -> any SQLConnection {
    guard self == .file else { return try connection(in: directory) }
    return try SQLiteConnection.source(at: .file(directory.store))
  }

  /// Copies from this place to another, as the program does; calls `watch` before each batch of ten rows is read.
  @MainActor func copy(
    from directory: TemporaryDirectory, to target: CopyPlace, in other: TemporaryDirectory,
    options: StoreOptions = StoreOptions(), watching watch: @escaping () throws(StoreError) -> Void = {}
  ) throws -> Int {
    let copy = StoreCopy(batch: 10)
    let source = watched(try source(in: directory), by: watch)
    switch target {
    case .file:
      return try SQLiteConnection.withConnection(to: .file(other.store), options: options) {
        (target) throws(StoreError) in try copy.run(from: source, to: target)
      }
    #if PostgreSQL
      case .server: return try copy.run(from: source, to: try target.connection(in: other))
    #endif
    }
  }

  private func watched(
    _ source: some SQLConnection, by watch: @escaping () throws(StoreError) -> Void
  ) -> any SQLConnection {
    WatchedConnection(base: source, watch: watch)
  }

  /// Whether nothing is there: no file, or no table of the program.
  @MainActor func isEmpty(in directory: TemporaryDirectory) throws -> Bool {
    switch self {
    case .file: return try FileSystem.names(in: directory.path) == []
    #if PostgreSQL
      case .server:
        var count: Int64 = 0
        let sql = "SELECT count(*) FROM pg_namespace WHERE nspname = 'calcots'"
        try PostgreSQLConnection(to: directory.database().address).forEachRow(of: sql) { count = $0.integer(0) }
        return count == 0
    #endif
    }
  }
}

/// A connection that calls a function before each batch of rows that a copy reads.
nonisolated final class WatchedConnection<Base: SQLConnection>: SQLConnection {
  let base: Base
  let watch: () throws(StoreError) -> Void

  init(base: Base, watch: @escaping () throws(StoreError) -> Void) {
    self.base = base
    self.watch = watch
  }

  var known: KnownStore? {
    get { base.known }
    set { base.known = newValue }
  }

  var name: String { base.name }
  static var rowLock: String { Base.rowLock }
  static var newsLock: String? { Base.newsLock }
  static var now: String { Base.now }
  static var position: String { Base.position }
  static var dialect: SQLDialect { Base.dialect }

  func version(in schema: Schema) throws(StoreError) -> Int { try base.version(in: schema) }
  func execute(_ script: String) throws(StoreError) { try base.execute(script) }
  func run(_ sql: String, _ values: [Value]) throws(StoreError) { try base.run(sql, values) }

  func forEachRow(of sql: String, _ values: [Value], body: (Base.AnswerRow) -> Void) throws(StoreError) {
    if sql.hasPrefix("SELECT * FROM") { try watch() }
    try base.forEachRow(of: sql, values, body: body)
  }

  func read(_ queries: [Query<Base.AnswerRow>]) throws(StoreError) { try base.read(queries) }

  func transaction<Answer, Failure: Error>(
    changing section: StoreSection?, orThrow wrap: (StoreError) -> Failure, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    try base.transaction(changing: section, orThrow: wrap, body)
  }

  func snapshot<Answer>(_ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
    try base.snapshot(body)
  }

  func analyze() throws(StoreError) { try base.analyze() }
  func newestNumber(in table: String) throws(StoreError) -> Int64 { try base.newestNumber(in: table) }
  func setNewestNumber(_ number: Int64, in table: String) throws(StoreError) {
    try base.setNewestNumber(number, in: table)
  }
}

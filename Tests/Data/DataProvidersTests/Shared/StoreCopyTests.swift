import DataProviders
import Fakes
import Foundation
import Interactors
import Models
import TestSupport
import Testing

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// Copies of stores; with the trait, in all directions between a file and a server.
///
/// The program does not offer to copy a file to a file, but this needs no server.
@Suite(.fewAtOnce)
struct StoreCopyTests {
  nonisolated private static let directions = CopyPlace.allCases.flatMap { source in
    CopyPlace.allCases.map { target in (source, target) }
  }
  /// The interruption of a copy; which error it is does not matter.
  nonisolated private static let failure = StoreError(.full, path: "elsewhere")
  private let from: TemporaryDirectory
  private let to: TemporaryDirectory

  init() throws {
    from = try TemporaryDirectory()
    to = try TemporaryDirectory()
  }

  @Test(arguments: directions, TestRun.seeds(1, 2))
  func `a copy has the same content as the store, and gives the same numbers to new rows`(
    direction: (source: CopyPlace, target: CopyPlace), seed: UInt64
  ) async throws {
    let (source, target) = direction
    var random = SeededGenerator(seed: seed)
    let store = try await source.providers(in: from)
    for _ in 1...TestRun.steps(150, long: 1_000) {
      _ = await (try Operation.random(using: &random)).answer(of: store.groups, store.books)
    }
    let odd = ["nul\0nul", "sub\u{1A}0\u{1A}1\u{1A}", "左京", "מקהלת", "e\u{301}", "O'Brien \\ \"$1\" ?"]
    let connection = try source.connection(in: from)
    try connection.insert(odd.map { [.text($0), .text("")] }, into: "people (first_name, last_name)")
    try NameKeys.insert(with: connection)
    // The newest group is gone, so the next number cannot be found in the rows.
    try await store.groups.dissolve(group: store.groups.createGroup(GroupName("Gone")))

    let count = try source.copy(from: from, to: target, in: to)
    let copy = try await target.providers(in: to)
    let content = try await Content(store)
    try #require(try await Content(copy) == content)
    #expect(content.names.isSuperset(of: odd))
    #expect(try numbers(of: target, in: to) == numbers(of: source, in: from))
    #expect(try count == rows(of: source, in: from) && count == rows(of: target, in: to))
    for step in 1...TestRun.steps(100, long: 1_000) {
      let operation = try Operation.random(using: &random)
      let original = await operation.answer(of: store.groups, store.books)
      let copied = await operation.answer(of: copy.groups, copy.books)
      try #require(original == copied, "step \(step): \(operation)")
    }
  }

  @Test(arguments: CopyPlace.allCases)
  func `a copy has every table, but its name keys, identity and version are created in the target`(
    place: CopyPlace
  ) async throws {
    _ = try await place.providers(in: from)
    #expect(try tables(of: place) == Schema.tables.sorted())
  }

  @Test(arguments: CopyPlace.allCases, CopyPlace.allCases)
  func `a target that already has a store is refused, and left unchanged`(source: CopyPlace, target: CopyPlace)
    async throws
  {
    try await source.providers(in: from).groups.dissolve(group: "1")
    let other = try await target.providers(in: to)
    let before = try await Content(other)
    let error = StoreError(.notEmpty, path: try target.name(in: to))
    #expect(throws: error) { try source.copy(from: from, to: target, in: to) }
    #expect(try await Content(other) == before)
  }

  @Test(arguments: CopyPlace.allCases)
  func `a store is not copied to itself`(place: CopyPlace) async throws {
    let before = try await Content(place.providers(in: from))
    let error = StoreError(.notEmpty, path: try place.name(in: from))
    #expect(throws: error) { try place.copy(from: from, to: place, in: from) }
    #expect(try await Content(place.providers(in: from)) == before)
  }

  @Test(arguments: CopyPlace.allCases, CopyPlace.allCases)
  func `a missing store is not copied, and not created`(source: CopyPlace, target: CopyPlace) throws {
    let error = StoreError(.noStore, path: try source.name(in: from))
    #expect(throws: error) { try source.copy(from: from, to: target, in: to) }
    #expect(try source.isEmpty(in: from))
    #expect(try target.isEmpty(in: to))
  }

  @Test func `an empty file cannot be copied, but a store can be copied to an empty file`() async throws {
    try FileSystem.write([], to: from.store)
    let error = StoreError(.noStore, path: from.store)
    #expect(throws: error) { try CopyPlace.file.copy(from: from, to: .file, in: to) }
    #expect(try FileSystem.bytes(of: from.store).isEmpty)
    _ = try await CopyPlace.file.providers(in: to)
    #expect(throws: Self.failure) {
      try CopyPlace.file.copy(from: to, to: .file, in: from) { () throws(StoreError) in throw Self.failure }
    }
    #expect(try FileSystem.bytes(of: from.store).isEmpty)
    _ = try CopyPlace.file.copy(from: to, to: .file, in: from)
    #expect(try await Content(CopyPlace.file.providers(in: from)) == Content(CopyPlace.file.providers(in: to)))
  }

  @Test(arguments: CopyPlace.allCases, [1, 4, 25])
  func `a failed copy leaves nothing, and can be repeated`(target: CopyPlace, batches: Int) async throws {
    let content = try await Content(CopyPlace.file.providers(in: from))
    var count = 0
    #expect(throws: Self.failure) {
      try CopyPlace.file.copy(from: from, to: target, in: to) { () throws(StoreError) in
        count += 1
        if count == batches { throw Self.failure }
      }
    }
    #expect(try target.isEmpty(in: to))
    _ = try CopyPlace.file.copy(from: from, to: target, in: to)
    #expect(try await Content(target.providers(in: to)) == content)
  }

  @Test func `a copy that is killed leaves an empty file, and can be repeated with the same target`() async throws {
    _ = try await CopyPlace.file.providers(in: from)
    try insertPeople(2_000)
    let killed = try TemporaryDirectory()
    var count = 0
    let source = WatchedConnection(base: try SQLiteConnection(to: .file(from.store))) {
      count += 1
      guard count == 200 else { return }
      // The files of a process that is killed now, without a chance to do anything about them.
      for suffix in ["", "-journal"] {
        #expect(throws: Never.self) {
          try FileManager.default.copyItem(atPath: to.store + suffix, toPath: killed.store + suffix)
        }
      }
    }
    let target = try SQLiteConnection(to: .file(to.store))
    // With so little memory, pages are in the file long before the end.
    try target.execute("PRAGMA cache_size = 4")
    _ = try StoreCopy(batch: 10).run(from: source, to: target)
    #expect(try FileSystem.bytes(of: killed.store).count > 4096)
    let tables = "SELECT count(*) FROM sqlite_master"
    #expect(try SQLiteConnection(to: .file(killed.store)).number(tables) == 0)
    #expect(try FileSystem.bytes(of: killed.store).isEmpty)
    _ = try CopyPlace.file.copy(from: from, to: .file, in: killed)
    #expect(try await Content(CopyPlace.file.providers(in: killed)) == Content(CopyPlace.file.providers(in: from)))
  }

  @Test func `a copy to a full disk leaves nothing`() async throws {
    _ = try await CopyPlace.file.providers(in: from)
    try insertPeople(2_000)
    #expect(throws: StoreError(.full, path: to.store)) {
      try CopyPlace.file.copy(from: from, to: .file, in: to, options: StoreOptions(pageLimit: 20))
    }
    #expect(try CopyPlace.file.isEmpty(in: to))
  }

  @Test(arguments: CopyPlace.allCases)
  func `a copy fails if any text is not UTF-8`(target: CopyPlace) async throws {
    _ = try await CopyPlace.file.providers(in: from)
    try SQLiteConnection(to: .file(from.store)).execute(
      "UPDATE books SET name = CAST(x'43616669E9' AS TEXT) WHERE id = 1")
    #expect(throws: StoreError(.badText, path: from.store)) { try CopyPlace.file.copy(from: from, to: target, in: to) }
    #expect(try target.isEmpty(in: to))
  }

  @Test(arguments: [true, false])
  func `a copy fails if the target file is deleted or replaced in the meantime`(isReplaced: Bool) async throws {
    _ = try await CopyPlace.file.providers(in: from)
    var count = 0
    #expect(throws: StoreError(.replaced, path: to.store)) {
      try CopyPlace.file.copy(from: from, to: .file, in: to) {
        count += 1
        guard count == 5 else { return }
        unlink(to.store)
        if isReplaced {
          #expect(throws: Never.self) { try FileSystem.write(Array(repeating: 0, count: 4096), to: to.store) }
        }
      }
    }
    #expect(try FileSystem.names(in: to.path) == (isReplaced ? ["store.sqlite"] : []))
  }

  @Test func `a copy of a file contains no later change, because the file is locked in the meantime`() async throws {
    let content = try await Content(CopyPlace.file.providers(in: from))
    let other = try SQLiteConnection(to: .file(from.store), options: StoreOptions(busyTimeout: .zero))
    var refused = 0
    _ = try CopyPlace.file.copy(from: from, to: .file, in: to) {
      do throws(StoreError) {
        try other.execute("DELETE FROM groups WHERE id = 24")
      } catch {
        refused += error.problem == .busy ? 1 : 0
      }
    }
    // Before the first batch nothing has been read, so the first change is made.
    #expect(refused > 10)
    let copy = try await Content(CopyPlace.file.providers(in: to))
    #expect(try await Content(CopyPlace.file.providers(in: from)) == copy)
    #expect(copy != content)
  }

  #if PostgreSQL
    @Test(arguments: CopyPlace.allCases)
    func `a copy of a store on a server contains no change that is made in the meantime`(target: CopyPlace)
      async throws
    {
      _ = try await CopyPlace.server.providers(in: from)
      let other = try PostgreSQLConnection(to: from.database().address)
      var count = 0
      var changed = 0
      _ = try CopyPlace.server.copy(from: from, to: target, in: to) {
        count += 1
        // The first batch has been read.
        let deletion = "DELETE FROM groups WHERE id = $1 RETURNING id"
        if count > 1, (try? other.number(deletion, [.integer(Int64(count))])) != nil { changed += 1 }
      }
      #expect(changed > 10)
      let fresh = try TemporaryDirectory()
      #expect(try await Content(target.providers(in: to)) == Content(CopyPlace.server.providers(in: fresh)))
    }

    @Test func `a server has row statistics immediately after a copy`() async throws {
      _ = try await CopyPlace.file.providers(in: from)
      _ = try CopyPlace.file.copy(from: from, to: .server, in: to)
      let connection = try PostgreSQLConnection(to: to.database().address)
      let sql = "SELECT CAST(reltuples AS BIGINT) FROM pg_class WHERE oid = CAST('calcots.groups' AS regclass)"
      #expect(try connection.number(sql) == connection.number("SELECT count(*) FROM groups"))
    }

    @Test func `when a store is copied from a server, all rows are read before the name keys are created`() async throws
    {
      _ = try await CopyPlace.server.providers(in: from)
      // The first key finds out whether a transaction of the source is still open.
      try to.database().execute(
        """
        CREATE FUNCTION public.look() RETURNS trigger LANGUAGE plpgsql AS '
          BEGIN
            IF EXISTS (
              SELECT FROM pg_stat_activity
              WHERE datname = ''\(try from.database().name)'' AND state LIKE ''idle in transaction%''
            ) THEN RAISE ''The source waits for the keys.''; END IF;
            RETURN NULL;
          END';
        CREATE FUNCTION public.prepare() RETURNS event_trigger LANGUAGE plpgsql AS '
          BEGIN
            IF to_regclass(''calcots.name_keys'') IS NOT NULL
            THEN CREATE OR REPLACE TRIGGER look AFTER INSERT ON calcots.name_keys EXECUTE FUNCTION public.look(); END IF;
          END';
        CREATE EVENT TRIGGER prepare ON ddl_command_end WHEN TAG IN ('CREATE TABLE') EXECUTE FUNCTION public.prepare();
        """)
      #expect(try CopyPlace.server.copy(from: from, to: .server, in: to) == 266)
      let target = try PostgreSQLConnection(to: to.database().address)
      #expect(try target.number("SELECT count(*) FROM pg_trigger WHERE tgname = 'look'") == 1)
    }

    @Test func `rows that have been read completely are valid, even if the server then closes the connection`() throws {
      let database = try from.database()
      let connection = try PostgreSQLConnection(to: database.address)
      let read = try connection.snapshot { () throws(StoreError) in
        let one = try connection.number("SELECT 1")
        #expect(throws: Never.self) { try database.terminateConnections() }
        return one
      }
      #expect(read == 1)
    }

    @Test func `a copy that loses the connection to the server leaves nothing`() async throws {
      _ = try await CopyPlace.file.providers(in: from)
      let database = try to.database()
      var count = 0
      let error = #expect(throws: StoreError.self) {
        try CopyPlace.file.copy(from: from, to: .server, in: to) {
          count += 1
          if count == 5 { try? database.terminateConnections() }
        }
      }
      guard case .unreachable? = error?.problem else { throw try #require(error) }
      #expect(try CopyPlace.server.isEmpty(in: to))
    }
  #endif

  /// All that the data providers tell of a store.
  private struct Content: Equatable {
    private(set) var lists: [GroupsList] = []
    private(set) var groups: [Group] = []
    private(set) var people: [[User]] = []
    private(set) var found: [FoundPeople] = []
    let books: [Book]

    var names: Set<String> { Set(people.flatMap(\.self).map(\.firstName)) }

    init(_ store: (groups: StoredGroupDataProvider, books: StoredBookDataProvider)) async throws {
      books = try await store.books.books()
      for category in GroupCategory.allCases { lists.append(try await store.groups.groupsList(of: category)) }
      for group in lists.flatMap(\.groups) {
        groups.append(try await store.groups.group(group.id))
        people.append(try await store.groups.people(notIn: group.id))
        found.append(try await store.groups.people(matching: "o l", notIn: group.id, limit: 10))
      }
    }
  }

  private func insertPeople(_ count: Int) throws {
    let people = (1...count).map { [Value.text("Person"), .text("\($0)")] }
    let connection = try SQLiteConnection(to: .file(from.store))
    try connection.insert(people, into: "people (first_name, last_name)")
    try NameKeys.insert(with: connection)
  }

  private func numbers(of place: CopyPlace, in directory: TemporaryDirectory) throws -> [Int64] {
    let connection = try place.connection(in: directory)
    return try Schema.tables.map { try connection.newestNumber(in: $0) }
  }

  private func rows(of place: CopyPlace, in directory: TemporaryDirectory) throws -> Int {
    let connection = try place.connection(in: directory)
    return try Schema.tables.map { try texts(of: connection, "SELECT id FROM \($0)").count }.reduce(0, +)
  }

  private func tables(of place: CopyPlace) throws -> [String] {
    let sql =
      switch place {
      case .file:
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT IN ('name_keys', 'store')"
      #if PostgreSQL
        case .server:
          """
          SELECT table_name FROM information_schema.tables
          WHERE table_schema = 'calcots' AND table_name NOT IN ('version', 'name_keys', 'store')
          """
      #endif
      }
    return try texts(of: place.connection(in: from), sql).sorted()
  }

  private func texts(of connection: some SQLConnection, _ sql: String) throws -> [String] {
    var texts: [String] = []
    try connection.forEachRow(of: sql, []) { texts.append($0.text(0)) }
    return texts
  }
}

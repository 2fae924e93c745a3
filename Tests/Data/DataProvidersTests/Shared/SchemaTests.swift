import DataProviders
import Models
import TestSupport
import Testing

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// The tables of a store, and the migrations of older ones; with the trait on both engines.
@Suite(.fewAtOnce)
struct SchemaTests {
  private nonisolated static let versions = 0...Schema.current.migrations.count
  private let directory: TemporaryDirectory

  init() throws {
    directory = try TemporaryDirectory()
  }

  @Test(arguments: CopyPlace.allCases, versions)
  func `a migration can add a column to a store of any version`(place: CopyPlace, version: Int) throws {
    var later = Schema.current
    later.migrations.append { _ in "ALTER TABLE groups ADD COLUMN added_by_a_test TEXT DEFAULT 'none'" }
    let connection = try place.connection(in: directory)
    // A file of a later version is not even opened.
    let other = try place.connection(in: directory)
    if version > 0 {
      try Schema.current.upTo(version).makeFilled(on: connection)
    }
    #expect(try later.prepare(connection, beginningWith: .samples()) == (version == 0))
    #expect(
      try connection.number("SELECT count(*) FROM groups WHERE added_by_a_test = 'none'", [])
        == ((1...3).contains(version) ? 4 : 24))
    #expect(try !later.prepare(other, beginningWith: .samples()))
    #expect(throws: StoreError(.newer, path: try place.name(in: directory))) {
      try Schema.current.prepare(other, beginningWith: .samples())
    }
  }

  // Since the seventh version, a program compares the store with these columns.
  @Test(arguments: CopyPlace.allCases, 7..<Schema.current.migrations.count)
  func `after a migration, a running program of an earlier version is refused, and no news is recorded`(
    place: CopyPlace, version: Int
  ) throws {
    let older = try place.connection(in: directory)
    try Schema.current.upTo(version).makeFilled(on: older)
    let id = try #require(try texts(of: older, "SELECT id FROM calcots.store").first)
    older.known = KnownStore(version: Int64(version), id: id)
    try older.transaction { () throws(StoreError) in try older.run("DELETE FROM groups WHERE id = 24", []) }
    let newer = try place.connection(in: directory)
    #expect(try !Schema.current.prepare(newer, beginningWith: .samples()))
    #expect(throws: StoreError(.newer, path: try place.name(in: directory))) {
      try older.transaction { () throws(StoreError) in try older.run("DELETE FROM groups", []) }
    }
    #expect(try newer.number("SELECT count(*) FROM groups") == 23)
    #expect(try newer.number("SELECT count(*) FROM news") == 0)
    #expect(try newer.number("SELECT max(news_read) FROM people") == 0)
  }

  @Test(arguments: CopyPlace.allCases)
  func `a new store is empty unless it begins with samples`(place: CopyPlace) throws {
    let connection = try place.connection(in: directory)
    #expect(try Schema.current.prepare(connection, beginningWith: .nothing))
    for table in Schema.tables { #expect(try connection.number("SELECT count(*) FROM \(table)") == 0) }
  }

  @Test func `a column that no migration has added is detected`() throws {
    let connection = try CopyPlace.file.connection(in: directory)
    try Schema.current.make(on: connection)
    try connection.execute("ALTER TABLE groups ADD COLUMN added_by_a_test TEXT")
    #expect(throws: StoreError(.altered("groups"), path: directory.store)) { try connection.version(in: .current) }
  }

  @Test func `the first migrations create the same tables as the first release`() throws {
    let old = try SQLiteConnection(to: .memory)
    let new = try SQLiteConnection(to: .memory)
    try old.execute(Self.released)
    try Schema.current.upTo(3).make(on: new)
    let sql = "SELECT coalesce(sql, name) FROM sqlite_master ORDER BY name"
    #expect(try texts(of: new, sql) == texts(of: old, sql))
    #expect(try old.version(in: .current) == 3)
  }

  #if PostgreSQL
    @Test func `a store on a server has the same tables and columns as a store in a file`() throws {
      let file = try CopyPlace.file.connection(in: directory)
      let server = try CopyPlace.server.connection(in: directory)
      for connection in [file, server] { try Schema.current.make(on: connection) }
      let ofFile = try texts(
        of: file,
        """
        SELECT tables.name || '.' || columns.name || CASE WHEN columns."notnull" OR pk THEN '!' ELSE '' END
        FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns
        WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%' ORDER BY tables.name, cid
        """)
      let ofServer = try texts(
        of: server,
        """
        SELECT table_name || '.' || column_name || CASE is_nullable WHEN 'NO' THEN '!' ELSE '' END
        FROM information_schema.columns
        WHERE table_schema = 'calcots' AND table_name <> 'version' ORDER BY table_name, ordinal_position
        """)
      #expect(ofFile == ofServer)
      #expect(ofFile.contains("name_keys.name_key!"))
    }
  #endif

  private func texts(of connection: some SQLConnection, _ sql: String) throws -> [String] {
    var texts: [String] = []
    try connection.forEachRow(of: sql, []) { texts.append($0.text(0)) }
    return texts
  }

  /// The statements of the program before the engines shared their migrations.
  private static let released = """
    CREATE TABLE groups (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      category TEXT NOT NULL CHECK (category IN ('joined', 'invited', 'suggested'))
    ) STRICT;
    CREATE INDEX groups_by_category ON groups (category);

    CREATE TABLE people (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL
    ) STRICT;

    CREATE TABLE memberships (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      group_id INTEGER NOT NULL REFERENCES groups ON DELETE CASCADE,
      person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
      UNIQUE (group_id, person_id)
    ) STRICT;
    CREATE INDEX memberships_by_group ON memberships (group_id);
    CREATE INDEX memberships_by_person ON memberships (person_id);
    CREATE TABLE books (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL UNIQUE,
      card_count INTEGER NOT NULL CHECK (card_count BETWEEN 0 AND 1000000),
      known_count INTEGER NOT NULL CHECK (known_count BETWEEN 0 AND card_count)
    ) STRICT;
    CREATE TABLE name_keys (
      person_id INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
      name_key TEXT NOT NULL
    ) STRICT;
    PRAGMA application_id = \(0x6361_6CE7);
    PRAGMA user_version = 3;
    """
}

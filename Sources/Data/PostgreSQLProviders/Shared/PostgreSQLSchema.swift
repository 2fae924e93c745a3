#if PostgreSQL
  import DataProviders
  import Models

  /// The tables of a store in a database, in the schema `calcots`, and the migrations of older stores.
  package enum PostgreSQLSchema: SQLSchema {
    /// The key of the lock that a migration holds: "calç" in Latin-1, as in the file of a SQLite store.
    private static let lock: Int64 = 0x6361_6CE7

    package static let migrations = [groups, books, nameKeys]

    package static func migrate(_ connection: PostgreSQLConnection) throws(StoreError) -> Int {
      try connection.forEachRow(of: "SELECT pg_advisory_xact_lock($1)", [.integer(lock)]) { _ in }
      // Another process may have migrated it in the meantime.
      let version = try version(of: connection)
      if version == 0 { try makeSchema(connection) }
      for migration in migrations[version...] {
        try connection.execute(migration)
      }
      try connection.run("UPDATE version SET number = $1", [.integer(Int64(migrations.count))])
      return version
    }

    /// Makes the schema, unless the server's administrator has done so for a user who must not, and the version's table.
    private static func makeSchema(_ connection: PostgreSQLConnection) throws(StoreError) {
      if try count("pg_namespace WHERE nspname = 'calcots'", in: connection) == 0 {
        try connection.execute("CREATE SCHEMA calcots")
      }
      try connection.execute(
        """
        CREATE TABLE version (number INTEGER NOT NULL);
        CREATE UNIQUE INDEX version_has_one_row ON version ((TRUE));
        INSERT INTO version VALUES (0)
        """)
    }

    package static func version(of connection: PostgreSQLConnection) throws(StoreError) -> Int {
      let tables = "pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = 'calcots'"
      guard try count(tables, in: connection) > 0 else { return 0 }
      guard try count(tables + " AND relname = 'version'", in: connection) > 0 else { throw connection.error(.foreign) }
      let version = Int(try connection.number("SELECT number FROM calcots.version") ?? 0)
      guard version > 0 else { throw connection.error(.corrupt) }
      guard version <= migrations.count else { throw connection.error(.newer) }
      return version
    }

    private static func count(_ rows: String, in connection: PostgreSQLConnection) throws(StoreError) -> Int64 {
      try connection.number("SELECT count(*) FROM \(rows)") ?? 0
    }
  }
#endif

#if PostgreSQL
  import DataProviders
  import Models

  extension PostgreSQLConnection {
    package static var dialect: SQLDialect { .postgreSQL }

    /// Returns the version of the tables; 0 if there are none.
    ///
    /// - Throws: Also `StoreError.unfit` if the database cannot hold every text.
    package func version(in schema: Schema) throws(StoreError) -> Int {
      var tables: Int64 = 0
      var marks: Int64 = 0
      var encoding = ""
      let sql = """
        SELECT count(*), count(*) FILTER (WHERE relname = 'version'), current_setting('server_encoding')
        FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace WHERE nspname = 'calcots'
        """
      try forEachRow(of: sql) { row in
        tables = row.integer(0)
        marks = row.integer(1)
        encoding = row.text(2)
      }
      guard encoding == "UTF8" else { throw error(.unfit("server_encoding = \(encoding)")) }
      guard tables > 0 else { return 0 }
      guard marks > 0 else { throw error(.foreign) }
      guard let version = try number("SELECT number FROM calcots.version"), version > 0 else { throw error(.corrupt) }
      guard version <= schema.migrations.count else { throw error(.newer) }
      return Int(version)
    }
  }
#endif

#if PostgreSQL
  import DataProviders
  import Models

  extension PostgreSQLConnection {
    /// Other connections can still change the store, but `body` does not see their changes.
    package func snapshot<Answer>(_ body: () throws(StoreError) -> Answer) throws(StoreError) -> Answer {
      var read: Answer?
      do {
        return try transaction { () throws(StoreError) in
          try execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
          let answer = try body()
          read = answer
          return answer
        }
      } catch {
        guard let read else { throw error }
        return read
      }
    }

    package func analyze() throws(StoreError) { try execute("ANALYZE") }

    package func newestNumber(in table: String) throws(StoreError) -> Int64 {
      try number("SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM \(table)_id_seq") ?? 0
    }

    package func setNewestNumber(_ number: Int64, in table: String) throws(StoreError) {
      // A sequence cannot be set to 0. Before its first number, it is at 1, and `is_called` is false.
      let values: [Value] = [.integer(max(number, 1)), .text(number > 0 ? "true" : "false")]
      try forEachRow(of: "SELECT setval('\(table)_id_seq', $1, $2)", values) { _ in }
    }
  }
#endif

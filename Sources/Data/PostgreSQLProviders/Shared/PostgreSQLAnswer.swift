#if PostgreSQL
  import CPostgreSQL
  import DataProviders
  import Foundation

  /// The server's answer to a statement.
  final class PostgreSQLAnswer {
    private let handle: OpaquePointer

    init(_ handle: OpaquePointer) { self.handle = handle }

    deinit { PQclear(handle) }

    /// The SQLSTATE code of the error; nil if the answer is not an error.
    var errorCode: String? {
      switch PQresultStatus(handle) {
      case PGRES_TUPLES_OK, PGRES_COMMAND_OK, PGRES_EMPTY_QUERY: nil
      default: field(CPOSTGRESQL_CODE) ?? ""
      }
    }

    /// The server's own text, in one line; empty if there is none.
    var message: String { field(CPOSTGRESQL_MESSAGE) ?? "" }

    /// Whether the answer only marks the end of a pipeline.
    var endsPipeline: Bool { PQresultStatus(handle) == PGRES_PIPELINE_SYNC }

    /// The command that was carried out, such as `COMMIT`, or `INSERT` and numbers.
    var command: String { String(cString: PQcmdStatus(handle)) }

    /// The number of rows inserted, updated or deleted; 0 for a query.
    var changedRows: Int { command.hasPrefix("SELECT") ? 0 : Int(String(cString: PQcmdTuples(handle))) ?? 0 }

    /// The number in the first column of the last row; 0 if there is no row.
    var number: Int64 {
      var number: Int64 = 0
      forEachRow { number = $0.integer(0) }
      return number
    }

    func forEachRow(_ body: (PostgreSQLRow) -> Void) {
      for index in 0..<PQntuples(handle) {
        body(PostgreSQLRow(answer: handle, index: index))
      }
    }

    private func field(_ code: Int32) -> String? {
      PQresultErrorField(handle, code).map { String(cString: $0) }
    }
  }

  /// A row of an answer, in which all columns are text; valid as long as the answer.
  package struct PostgreSQLRow: StoredRow {
    let answer: OpaquePointer
    let index: Int32

    package var count: Int32 { PQnfields(answer) }

    package func isNull(_ column: Int32) -> Bool { PQgetisnull(answer, index, column) == 1 }

    package func integer(_ column: Int32) -> Int64 { strtoll(PQgetvalue(answer, index, column), nil, 10) }

    package func text(_ column: Int32) -> String {
      let start = UnsafeRawPointer(PQgetvalue(answer, index, column))
      let count = Int(PQgetlength(answer, index, column))
      return PostgreSQLText.decoded(UnsafeRawBufferPointer(start: start, count: count))
    }
  }
#endif

#if PostgreSQL
  import CPostgreSQL
  import DataProviders
  import Foundation

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

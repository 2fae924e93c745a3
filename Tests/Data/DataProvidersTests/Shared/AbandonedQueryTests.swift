import DataProviders
import Models
import TestSupport
import Testing

/// Calls of a store in a file by a screen that was left.
@Suite(.fewAtOnce, .turnLimit)
struct AbandonedQueryTests {
  private let connection: SQLiteConnection
  /// Numbers without an end.
  private let endless = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n"

  init() throws {
    connection = try SQLiteConnection(to: .memory)
  }

  @Test func `a query ends when the user leaves its screen`() async {
    nonisolated(unsafe) let connection = connection
    let endless = endless
    let screen = Task.detached { try connection.number(endless) }
    screen.cancel()
    await #expect(throws: StoreError(.failed("interrupted"), path: "memory")) { try await screen.value }
  }

  @Test func `a change is completed even if the user leaves its screen`() async throws {
    let limited = endless.replacing("FROM n)", with: "FROM n LIMIT 100000)")
    nonisolated(unsafe) let connection = connection
    let screen = Task.detached {
      withUnsafeCurrentTask { $0?.cancel() }
      return try connection.transaction { () throws(StoreError) in try connection.number(limited) }
    }
    #expect(try await screen.value == 100_000)
  }
}

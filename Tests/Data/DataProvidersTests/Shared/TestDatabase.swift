import Interactors
import Models

#if PostgreSQL
  import DataProviders
  import Foundation
  import PostgreSQLProviders
  import Testing

  /// A database on the server that `Scripts/prove/server.py test` has started; dropped with this object.
  nonisolated final class TestDatabase {
    /// The address, which has no password, so that errors name it in full.
    let address: String
    let name = "calcots_" + UUID().uuidString.lowercased()

    init(encoding: String = "UTF8") throws {
      address = try Self.address(of: name)
      try Self.administrator().execute("CREATE DATABASE \"\(name)\" ENCODING '\(encoding)' TEMPLATE template0")
    }

    deinit {
      try? drop()
    }

    func drop() throws {
      try Self.administrator().execute("DROP DATABASE \"\(name)\" WITH (FORCE)")
    }

    /// Runs statements as the server's administrator, each by itself, on a connection to another database.
    static func administer(_ script: String) throws {
      let administrator = try administrator()
      for statement in script.split(separator: ";\n") { try administrator.execute(String(statement)) }
    }

    /// The folder of the server's socket.
    var folder: String { address.components(separatedBy: "host=")[1] }

    /// Runs statements as the server's administrator, on a connection to this database.
    func execute(_ script: String) throws {
      try PostgreSQLConnection(to: address).execute(script)
    }

    /// Makes a user with the password “right”, who owns nothing, and returns the address with another one.
    func address(ofNewUser user: String, withPassword password: String) throws -> String {
      try execute("CREATE ROLE \"\(user)\" LOGIN PASSWORD 'right'")
      return address.replacing("postgres@", with: "\(user):\(password)@")
    }

    /// Returns the port of this machine at which the server takes encrypted connections.
    static func port() throws -> String {
      var port = ""
      try administrator().forEachRow(of: "SHOW port") { port = $0.text(0) }
      return port
    }

    /// Returns how many connections to this database listen.
    func listeners() throws -> Int64 {
      var count: Int64 = 0
      let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN calcots%'"
      try Self.administrator().forEachRow(of: sql, [.text(name)]) { count = $0.integer(0) }
      return count
    }

    /// Returns how many statements on this database wait for a lock.
    func waiting() throws -> Int64 {
      var count: Int64 = 0
      let sql = "SELECT count(*) FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock'"
      try Self.administrator().forEachRow(of: sql, [.text(name)]) { count = $0.integer(0) }
      return count
    }

    /// Ends all connections to this database, and waits until they have ended.
    func terminateConnections() throws {
      try Self.administrator().execute(
        "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = '\(name)'")
    }

    /// Returns a connection to another database; making one may take long while others are made.
    private static func administrator() throws -> PostgreSQLConnection {
      let options = PostgreSQLOptions(statementTimeout: .seconds(60), answerTimeout: .seconds(90))
      return try PostgreSQLConnection(to: address(of: "postgres"), options: options)
    }

    private static func address(of database: String) throws -> String {
      let folder = try #require(
        ProcessInfo.processInfo.environment["CALCOTS_TEST_SERVER"],
        "There is no server to test with: run Scripts/prove/server.py test, which starts one.")
      return "postgresql://postgres@/\(database)?host=\(folder)"
    }
  }
#endif

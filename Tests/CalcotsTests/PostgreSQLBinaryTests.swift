import Localization
import Models

#if PostgreSQL
  import DataProviders
  import Foundation
  import Testing
  import TestSupport

  /// The shipped program with a store on the server that `Scripts/prove/server.py test` has started.
  ///
  /// The store is in the server's first database, which no other test uses.
  @Suite(.serialized, .turnLimit(15_000))
  struct PostgreSQLBinaryTests {
    private let folder: String
    private var store: String { "postgresql://postgres@/postgres?host=\(folder)" }

    init() throws {
      folder = try #require(
        ProcessInfo.processInfo.environment["CALCOTS_TEST_SERVER"],
        "There is no server to test with: run Scripts/prove/server.py test, which starts one.")
    }

    @Test func `a store on a server is created once, and a change by another program is shown at once`() async throws {
      let maker = try await Binary.run("groups", "--store", store)
      #expect(maker.messages == "Created a new, empty store: \(store)\n")
      let one = try Conversation("groups", "--store", store)
      #expect(await one.receives("My groups (0), chosen;"))
      let other = try await Binary.run("groups", "--store", store, input: "create Night Owls\n")
      #expect(other.status == 0)
      #expect(await one.receives(" 1. Night Owls (1 member)\n"))
      let end = try await one.end()
      #expect(end.status == 0)
      #expect(end.messages == "")
    }

    @Test func `a store is copied to a server, and from there to a file`() async throws {
      try await administer("createdb", "copied")
      let scratch = try ScratchFolder()
      let file = scratch.path("store.sqlite")
      let back = scratch.path("back.sqlite")
      let server = store.replacing("/postgres?", with: "/copied?")
      let original = try await Binary.run("groups", "--store", file)
      for (source, target) in [(file, server), (server, back)] {
        let run = try await Binary.run("copy", source, target)
        #expect(run.status == 0 && run.messages == "266 entries were copied.\n")
      }
      #expect(try await Binary.run("groups", "--store", back).output == original.output)
      for (source, target) in [(file, server), (server, back)] {
        let refused = try await Binary.run("copy", source, target, "--json")
        #expect(refused.status == 1 && refused.output.contains("store.notEmpty"))
        #expect(refused.messages.hasPrefix("There is already a store at “\(target)”."))
      }
      let lost = try await Binary.run("copy", server, scratch.path("missing/copy.sqlite"))
      #expect(lost.status == 1)
      #expect(lost.messages.hasPrefix("There is no folder “\(scratch.path("missing"))”"))
    }

    @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
    func `a copy that is ended by a signal leaves nothing on the server`(signal: Int32, status: Int32) async throws {
      let database = "interrupted\(signal)"
      try await administer("createdb", database)
      let server = store.replacing("/postgres?", with: "/\(database)?")
      let scratch = try ScratchFolder()
      let file = scratch.path("store.sqlite")
      _ = try await Binary.run("groups", "--store", file)
      try SQLiteConnection(to: .file(file)).execute(
        """
        INSERT INTO people (first_name, last_name)
          WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 100000)
          SELECT 'Person', n FROM numbers
        """)
      let process = Binary.process(["copy", file, server])
      async let run = Binary.run(process)
      let begun = "SELECT count(*) FROM pg_stat_activity WHERE datname = '\(database)' AND xact_start IS NOT NULL"
      var hasBegun = false
      for _ in 1...1_000 where !hasBegun { hasBegun = try await administer("psql", "-Atc", begun) != "0\n" }
      kill(process.processIdentifier, signal)
      #expect(try await run.status == status)
      let again = try await Binary.run("prepare", server)
      #expect(again.messages == "Created a new, empty store: \(server)\n")
    }

    @Test func `if a signal has ended a copy to a file, the copy can be repeated`() async throws {
      try await administer("createdb", "large")
      let server = store.replacing("/postgres?", with: "/large?")
      _ = try await Binary.run("prepare", server)
      try await administer(
        "psql", "-d", "large", "-c",
        """
        INSERT INTO calcots.people (first_name, last_name) SELECT 'Person', n FROM generate_series(1, 100000) AS n
        """)
      let scratch = try ScratchFolder()
      let file = scratch.path("copy.sqlite")
      let process = Binary.process(["copy", server, file])
      async let run = Binary.run(process)
      await eventually("the copy has begun") { FileManager.default.fileExists(atPath: file + "-journal") }
      kill(process.processIdentifier, SIGINT)
      #expect(try await run.status == 130)
      let again = try await Binary.run("copy", server, file)
      #expect(again.status == 0 && again.messages.hasSuffix("entries were copied.\n"))
    }

    @Test func `if a store is not prepared, users are told to ask the administrator, who can prepare it`()
      async throws
    {
      try await administer("createdb", "unprepared")
      try await administer("psql", "-c", "CREATE ROLE guest LOGIN PASSWORD 'right'", "unprepared")
      let scratch = try ScratchFolder()
      try Data("*:*:unprepared:guest:right\n".utf8).write(to: URL(filePath: scratch.path("pgpass")))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: scratch.path("pgpass"))
      let address = "postgresql://guest@/unprepared?host=\(folder)"
      let run = try await Binary.run(
        "groups", "--store", address, environment: ["PGPASSFILE": scratch.path("pgpass")])
      #expect(run.status == 1)
      #expect(run.messages.hasPrefix("The store “\(address)” is not ready for this version"))
      #expect(run.messages.hasSuffix(" The administrator has to run calcots prepare ADDRESS.\n"))
      let store = store.replacing("/postgres?", with: "/unprepared?")
      for message in ["Created a new, empty store", "The store is ready for this version"] {
        let prepared = try await Binary.run("prepare", store)
        #expect(prepared.status == 0 && prepared.messages == "\(message): \(store)\n")
      }
    }

    @Test func `a program that ends while it is still connecting does not crash`() async throws {
      try await administer("createdb", "untouched")
      try await administer("psql", "-c", "CREATE ROLE visitor LOGIN PASSWORD 'right'", "untouched")
      let port = try await administer("psql", "-Atc", "SHOW port").trimmingCharacters(in: .newlines)
      // The store is not ready, which the program learns before its second connection has been encrypted.
      let address = "postgresql://visitor:right@localhost:\(port)/untouched?sslmode=require"
      for _ in 0..<20 { #expect(try await Binary.run("groups", "--store", address).status == 1) }
    }

    /// Runs a program of the server as its administrator, and returns what it writes.
    @discardableResult
    private func administer(_ program: String, _ words: String...) async throws -> String {
      let process = Process()
      process.executableURL = URL(filePath: folder + "/run")
      process.arguments = [program, "-h", folder, "-U", "postgres"] + words
      let run = try await Binary.run(process)
      try #require(run.status == 0)
      return run.output
    }

    @Test(arguments: [[], ["--json"]])
    func `a refused password is not printed`(format: [String]) async throws {
      let address = "postgresql://nobody:s3cret@/postgres?host=\(folder)"
      let run = try await Binary.run(["groups", "--store", address] + format)
      #expect(run.status == 1)
      #expect(run.messages.contains("password authentication failed"))
      #expect(!(run.output + run.messages).contains("s3cret"))
    }

    @Test func `an unreachable server is reported at once`() async throws {
      let run = try await Binary.run("groups", "--store", "postgresql:///x?host=/nonexistent")
      #expect(run.status == 1)
      #expect(run.messages.hasPrefix("The store “postgresql:///x?host=/nonexistent” cannot be reached: "))
    }
  }
#endif

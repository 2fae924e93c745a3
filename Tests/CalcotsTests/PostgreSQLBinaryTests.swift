import Localization
import Models

#if PostgreSQL
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

    @Test func `a store is made once, and what one program changes is at once on the other's screen`() async throws {
      let maker = try await Binary.run("groups", "--store", store)
      #expect(maker.messages == "Made a new store with sample groups and books: \(store)\n")
      let one = try Conversation("groups", "--store", store)
      #expect(await one.receives("14 groups\n"))
      let other = try await Binary.run("groups", "--store", store, input: "create Night Owls\n")
      #expect(other.status == 0)
      #expect(await one.receives("15 groups\n"))
      #expect(await one.receives("New: 15. Night Owls (0 members)\n"))
      let end = try await one.end()
      #expect(end.status == 0)
      #expect(end.messages == "")
    }

    @Test func `a store is copied to a server, and from there to a file`() async throws {
      let maker = Process()
      maker.executableURL = URL(filePath: folder + "/run")
      maker.arguments = ["createdb", "-h", folder, "-U", "postgres", "copied"]
      try #require(try await Binary.run(maker).status == 0)
      let scratch = try ScratchFolder()
      let (file, back) = (scratch.path("store.sqlite"), scratch.path("back.sqlite"))
      let server = store.replacing("/postgres?", with: "/copied?")
      let original = try await Binary.run("groups", "--store", file)
      for (source, target) in [(file, server), (server, back)] {
        let run = try await Binary.run("copy", source, target)
        #expect(run.status == 0 && run.messages == "247 entries were copied.\n")
      }
      #expect(try await Binary.run("groups", "--store", back).output == original.output)
      let refused = try await Binary.run("copy", file, server)
      #expect(refused.status == 1)
      #expect(refused.messages.hasPrefix("There is already a store in “\(server)”."))
    }

    @Test(arguments: [[], ["--json"]])
    func `a password that is refused is not repeated`(format: [String]) async throws {
      let address = "postgresql://nobody:s3cret@/postgres?host=\(folder)"
      let run = try await Binary.run(["groups", "--store", address] + format)
      #expect(run.status == 1)
      #expect(run.messages.contains("password authentication failed"))
      #expect(!(run.output + run.messages).contains("s3cret"))
    }

    @Test func `a server that is not there is told at once`() async throws {
      let run = try await Binary.run("groups", "--store", "postgresql:///x?host=/nonexistent")
      #expect(run.status == 1)
      #expect(run.messages.hasPrefix("The store “postgresql:///x?host=/nonexistent” cannot be reached: "))
    }
  }
#endif

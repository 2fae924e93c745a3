import DataProviders
import Foundation
import Testing
import TestSupport

/// The built program when it copies a store.
@Suite(.serialized, .turnLimit(15_000))
struct CopyBinaryTests {
  private let folder: ScratchFolder
  private let store, copy: String

  init() throws {
    folder = try ScratchFolder()
    (store, copy) = (folder.path("store.sqlite"), folder.path("copy.sqlite"))
  }

  @Test func `a copy is told, and shows what the store shows`() async throws {
    _ = try await Binary.run("groups", "--store", store, input: "leave 1\nconfirm\n")
    let copied = try await Binary.run("copy", store, copy)
    #expect(copied.status == 0 && copied.output == "")
    #expect(copied.messages == "239 entries were copied.\n")
    let shown = try await Binary.run("groups", "--store", copy)
    #expect(shown.status == 0 && shown.messages == "")
    #expect(try await shown.output == Binary.run("groups", "--store", store).output)
    #expect(shown.output.contains("13 groups"))
  }

  @Test(arguments: [[], ["--json"]])
  func `a place that has a store is refused`(format: [String]) async throws {
    _ = try await Binary.run("groups", "--store", store)
    let run = try await Binary.run(["copy", store, store] + format)
    #expect(run.status == 1)
    let refusal = "There is already a store in “\(store)”. It was left as it is; choose another place.\n"
    #expect(run.messages == refusal)
    #expect(run.output.contains("store.notEmpty") == !format.isEmpty)
  }

  @Test func `a copy in a folder that does not exist is refused`() async throws {
    _ = try await Binary.run("groups", "--store", store)
    let run = try await Binary.run("copy", store, folder.path("missing/copy.sqlite"))
    #expect(run.status == 1)
    #expect(run.messages.hasPrefix("There is no folder “\(folder.path("missing"))”"))
  }

  #if !PostgreSQL
    @Test func `a store on a server needs another build`() async throws {
      _ = try await Binary.run("groups", "--store", store)
      for stores in [["postgresql:///x", copy], [store, "postgresql:///x"]] {
        let run = try await Binary.run(["copy"] + stores)
        #expect(run.status == 1)
        #expect(run.messages.hasPrefix("This program was built without stores on servers."), "\(stores)")
      }
    }
  #endif

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `a signal ends a copy, of which nothing is left`(signal: Int32, status: Int32) async throws {
    _ = try await Binary.run("groups", "--store", store)
    try SQLiteConnection(to: .file(store)).execute(
      """
      INSERT INTO people (first_name, last_name)
        WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 300000)
        SELECT 'Person', n FROM numbers
      """)
    let process = Binary.process(["copy", store, copy], environment: [:])
    async let run = Binary.run(process)
    await eventually("the copy has begun") { FileManager.default.fileExists(atPath: copy + "-journal") }
    kill(process.processIdentifier, signal)
    let outcome = try await run
    #expect(outcome.status == status)
    #expect(outcome.messages == "Interrupted; nothing was copied.\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(""))
    #expect(names == ["store.sqlite"])
  }
}

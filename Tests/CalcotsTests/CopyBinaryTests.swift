import DataProviders
import Foundation
import Models
import TestSupport
import Testing

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
    _ = try await Binary.run("groups", "--store", store, input: "leave 1\n")
    let copied = try await Binary.run("copy", store, copy)
    #expect(copied.status == 0 && copied.output == "")
    #expect(copied.messages == "265 entries were copied.\n")
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

  @Test func `a failed copy does not advise an option that it does not take`() async throws {
    _ = try await Binary.run("groups", "--store", store)
    let run = try await Binary.run("copy", store, "/")
    #expect(run.status == 1)
    #expect(run.messages == "“/” is a folder, not a file.\n")
  }

  #if !PostgreSQL
    @Test func `a store on a server needs another build`() async throws {
      _ = try await Binary.run("groups", "--store", store)
      for stores in [["postgresql:///x", copy], [store, "postgresql:///x"]] {
        let run = try await Binary.run(["copy"] + stores)
        #expect(run.status == 1)
        #expect(run.messages.hasPrefix("This program knows no stores on servers."), "\(stores)")
      }
    }
  #endif

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143), (SIGHUP, 129)] as [(Int32, Int32)])
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

  @Test func `a signal that the parent process ignores does not end a copy`() async throws {
    let outcome = try await copyThatWaits(after: "trap '' INT") { process in
      if process.isRunning { kill(process.processIdentifier, SIGINT) }
    }
    #expect(outcome.status == 0)
    #expect(outcome.messages.hasSuffix("entries were copied.\n"))
  }

  @Test func `a second signal ends a copy that cannot heed the first`() async throws {
    let outcome = try await copyThatWaits { process in
      await eventually("the copy ends") {
        if process.isRunning { kill(process.processIdentifier, SIGINT) }
        return !process.isRunning
      }
    }
    #expect(outcome.status == 130)
    #expect(outcome.messages == "")
  }

  /// Copies a store to a place that is locked until `act` has acted upon the process.
  private func copyThatWaits(
    after setup: String? = nil, while act: (Process) async -> Void
  ) async throws -> Binary.Outcome {
    // The copy begins by bringing an older store up to date.
    let source = try SQLiteConnection(to: .file(store), options: StoreOptions(busyTimeout: .zero))
    try source.transaction { () throws(StoreError) in
      _ = try Schema.current.upTo(1).migrate(source)
    }
    let target = try SQLiteConnection(to: .file(copy))
    try target.execute("BEGIN IMMEDIATE")
    let process = Binary.process(["copy", store, copy], after: setup)
    async let run = Binary.run(process)
    await eventually("the copy has begun") { (try? source.number("PRAGMA user_version")) ?? 0 > 1 }
    await act(process)
    try target.execute("ROLLBACK")
    return try await run
  }
}

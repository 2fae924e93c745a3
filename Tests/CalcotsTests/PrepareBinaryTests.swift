import Testing
import TestSupport

/// The built program when it prepares a store for others.
@Suite(.serialized, .turnLimit(15_000))
struct PrepareBinaryTests {
  private let folder: ScratchFolder
  private let store: String

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("store.sqlite")
  }

  @Test func `a store is prepared without a screen, and what became of it is told`() async throws {
    let made = try await Binary.run("prepare", store)
    #expect(made.status == 0 && made.output == "")
    #expect(made.messages == "Made a new store with sample groups and books: \(store)\n")
    let again = try await Binary.run("prepare", store, "--json")
    #expect(again.status == 0 && again.output == "")
    #expect(again.messages == "The store is ready for this version: \(store)\n")
  }

  @Test func `a store that cannot be prepared is told`() async throws {
    let run = try await Binary.run("prepare", "/", "--json")
    #expect(run.status == 1)
    #expect(run.messages.hasPrefix("“/” is a folder, not a file."))
    #expect(run.output.contains("store.notAFile"))
  }
}

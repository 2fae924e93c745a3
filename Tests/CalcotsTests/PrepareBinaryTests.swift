import TestSupport
import Testing

/// The built program when it prepares a store for others.
@Suite(.serialized, .turnLimit(15_000))
struct PrepareBinaryTests {
  private let folder: ScratchFolder
  private let store: String

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("store.sqlite")
  }

  @Test func `a store is prepared without a screen, and the result is printed`() async throws {
    let made = try await Binary.run("prepare", store)
    #expect(made.status == 0 && made.output == "")
    #expect(made.messages == "Created a new, empty store: \(store)\n")
    let again = try await Binary.run("prepare", store, "--json")
    #expect(again.status == 0 && again.output == "")
    #expect(again.messages == "The store is ready for this version: \(store)\n")
  }

  @Test func `a prepared store is empty, unless samples are requested`() async throws {
    _ = try await Binary.run("prepare", store)
    let shown = try await Binary.run(
      "groups", "--store", store, "--user", "anna", input: "create Owls\nopen 1\n")
    #expect(
      shown.output.contains(
        "My groups (0), chosen; Invitations (0), with “invited”; Suggested groups (0), with “suggested”"))
    #expect(shown.output.contains("== Owls ==\n1 member · you are a member\n 1. anna (you)\n"))
    let other = folder.path("other.sqlite")
    let made = try await Binary.run("prepare", other, "--samples")
    #expect(made.messages == "Created a new store with sample groups and books: \(other)\n")
    #expect(try await Binary.run("groups", "--store", other).output.contains("14 groups"))
  }

  @Test func `samples belong to the person for whom the store is prepared, whoever opens the store first`() async throws
  {
    _ = try await Binary.run("prepare", store, "--samples", "--user", "bob")
    let ada = try await Binary.run("groups", "--store", store, "--user", "ada")
    #expect(ada.output.contains("My groups (0), chosen"))
    let bob = try await Binary.run("groups", "--store", store, "--user", "bob", input: "open 14\n")
    #expect(bob.output.contains("14 groups") && bob.output.contains("1. bob (you)"), "\(bob.output)")
  }

  @Test func `a store that cannot be prepared is reported`() async throws {
    let run = try await Binary.run("prepare", "/", "--json")
    #expect(run.status == 1)
    #expect(run.messages.hasPrefix("“/” is a folder, not a file."))
    #expect(run.output.contains("store.notAFile"))
  }
}

import Foundation
import TestSupport
import Testing

/// Two people, and a store that is replaced while the program of one of them is in the middle of something.
@Suite(.serialized, .turnLimit(15_000))
struct ReplacedStoreBinaryTests {
  /// The store that replaces the one at the path.
  enum Replacement: CaseIterable {
    case movedStore, copiedStore, olderCopy, laterVersion, nothing

    /// Whether the program goes on in what is there now.
    var isUsable: Bool { [.movedStore, .copiedStore, .olderCopy].contains(self) }
    /// The message for the user.
    var code: String {
      switch self {
      case .movedStore, .copiedStore, .olderCopy: "store.startedOver"
      case .laterVersion: "store.newer"
      case .nothing: "store.gone"
      }
    }
  }

  /// The task that Anna is in the middle of, and the line with which she goes on.
  enum Moment: CaseIterable {
    case question, form, undo

    var lines: [String] {
      switch self {
      case .question: ["leave 1 2"]
      case .form: ["open 1", "rename", "set name Changed"]
      case .undo: []
      }
    }
    var next: String {
      switch self {
      case .question: "confirm"
      case .form: "save"
      case .undo: "undo"
      }
    }
  }

  private let folder: ScratchFolder
  private let store, other: String

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("x.sqlite")
    other = folder.path("other.sqlite")
  }

  /// Returns the screens of the store at a path that Ben sees.
  private func bensScreens(at path: String) async throws -> String {
    let run = try await Binary.run(
      "groups", "--all", "--store", path, "--user", "ben", input: "invited\nsuggested\nopen 1\nback\n")
    #expect(run.status == 0, "\(run.messages)")
    return run.output
  }

  private func replaceStore(with replacement: Replacement) throws {
    switch replacement {
    case .movedStore, .olderCopy, .laterVersion: try #require(rename(other, store) == 0)
    case .copiedStore: try Data(contentsOf: URL(filePath: other)).write(to: URL(filePath: store))
    case .nothing: try FileManager.default.removeItem(atPath: store)
    }
  }

  @Test(arguments: Replacement.allCases, Moment.allCases)
  func `if another store replaces Anna's store, nothing that she has started is applied to the new store`(
    replacement: Replacement, moment: Moment
  ) async throws {
    _ = try await Binary.run("prepare", store, "--samples")
    if replacement == .olderCopy {
      try FileManager.default.copyItem(atPath: store, toPath: other)
    } else {
      _ = try await Binary.run("prepare", other, "--samples")
    }
    let anna = try Conversation(["groups", "--store", store, "--user", "anna", "--json"])
    #expect(await anna.receives("My groups"))
    try anna.send("create Night Owls")
    #expect(await anna.receives("groups.created"))
    try anna.send("create Larks")
    #expect(await anna.receives("Larks"))
    for line in moment.lines { try anna.send(line) }
    try anna.send("show")
    // Ben gets the number that Anna has in the store that she uses.
    let before = try await bensScreens(at: other)
    if replacement == .laterVersion { try setVersion(of: other, to: 200) }
    let bytes = FileManager.default.contents(atPath: other)

    try replaceStore(with: replacement)
    try anna.send(moment.next)
    #expect(await anna.receives(replacement.code))
    let end = try await anna.end()
    #expect(!end.messages.contains("damaged"))
    if replacement.isUsable {
      #expect(try await bensScreens(at: store) == before)
    } else {
      #expect(FileManager.default.contents(atPath: store) == (replacement == .nothing ? nil : bytes))
    }
  }

  @Test func `a user who starts over in another store is registered in this store, and sees its groups`() async throws {
    _ = try await Binary.run("prepare", store, "--samples", "--user", "anna")
    let anna = try Conversation(["groups", "--store", store, "--user", "anna", "--plain"])
    #expect(await anna.receives("My groups"))
    #expect(await anna.receives("14 groups"))
    _ = try await Binary.run("groups", "--store", other, "--user", "ben", input: "create Bens own\n")
    try replaceStore(with: .movedStore)
    #expect(await anna.receives("Another store is now at “\(store)”, so the program has started over"))
    try anna.send("undo")
    for line in ["open 4", "suggested"] { try anna.send(line) }
    #expect(await anna.receives("25 groups"))
    #expect(try await anna.end().messages.contains("Nothing to undo."))
  }

  /// Sets the version in the header of a store, as a later version of the program does.
  private func setVersion(of path: String, to version: UInt8) throws {
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes[63] = version
    try bytes.write(to: URL(filePath: path))
  }

  @Test func `the last run is resumed only with the same store`() async throws {
    let environment = ["XDG_STATE_HOME": folder.path("state")]
    for path in [store, other] { _ = try await Binary.run("prepare", path, "--samples") }
    let first = try PseudoTerminal(["groups/1/add", "--store", store], environment: environment)
    #expect(await first.see("Calçotada Committee"))
    try first.press("\u{3}")
    #expect(await first.end() == 130)
    let elsewhere = try await Binary.run("--resume", "--plain", "--store", other, environment: environment)
    #expect(elsewhere.output.hasPrefix("== Calçots ==\n"))
    #expect(elsewhere.messages.contains("The last run used another store"))
    let again = try await Binary.run("--resume", "--plain", "--store", store, environment: environment)
    #expect(!again.output.hasPrefix("== Calçots ==\n"))
  }
}

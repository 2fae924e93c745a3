import Foundation
import TestSupport
import Testing

/// Two programs on one store: what one of them undoes, or agrees to, while the other goes on.
@Suite(.serialized, .turnLimit(15_000))
struct UndoBinaryTests {
  /// How a program talks: in lines, or in JSON.
  enum Format: CaseIterable {
    case lines
    case json

    var option: [String] { self == .json ? ["--json"] : [] }

    /// Text that only a screen with this title contains.
    func title(_ title: String) -> String { self == .json ? "\"title\":\"\(title)\"" : "== \(title) ==\n" }
    /// Text that only a list with this group contains.
    func row(_ number: Int, _ name: String) -> String {
      self == .json ? "\"text\":\"\(name)\"" : " \(number). \(name) ("
    }
  }

  private let folder: ScratchFolder
  private let store: String

  init() async throws {
    folder = try ScratchFolder()
    store = try await Self.newDatabase() ?? folder.path("x.sqlite")
  }

  @Test(arguments: Format.allCases)
  func `if one of several invitations was accepted elsewhere, declining them together is refused`(format: Format)
    async throws
  {
    let one = try await start(format)
    try one.send("invited")
    #expect(await one.receives(format.title("Invitations")))
    try one.send("decline 1 2")
    #expect(await one.receives(format.title("Decline invitations")))
    try await other("invited", "accept 1")
    try one.send("confirm")
    let end = try await one.end()
    #expect(end.messages.contains("You are already in “Castellers Training”. Nothing was changed.\n"))
    #expect(end.status == 1)
    let group = try await other("open #15")
    #expect(group.contains("== Castellers Training ==\n10 members · you are a member\n"))
    #expect(try await other("invited").contains("\n3 groups\n"))
  }

  @Test(arguments: Format.allCases)
  func `if leaving a group is undone, all processes show the group again`(format: Format) async throws {
    let before = try await screens("open 2")
    let one = try await start(format)
    try one.send("leave 2")
    #expect(await one.receives("Left “Tuesday Volleyball”."))
    #expect(try await screens() != [before[0]])
    try one.send("undo")
    #expect(await one.receives("Undone: Left “Tuesday Volleyball”."))
    #expect(try await one.end().status == 0)
    #expect(try await screens("open 2") == before)
  }

  @Test(arguments: Format.allCases)
  func `if other people have been added to a new group, undoing its creation keeps the group`(format: Format)
    async throws
  {
    let one = try await start(format)
    try one.send("create Night Owls")
    #expect(await one.receives("Created “Night Owls”."))
    try await other("open 15", "add", "pick 1")
    try one.send("undo")
    #expect(await one.receives("You left “Night Owls”. The group remains, because others are still in it."))
    #expect(try await one.end().status == 0)
    #expect(try await other("suggested").contains("Night Owls (1 member)"))
  }

  @Test(arguments: Format.allCases)
  func `undoing a rename is refused if the group has been renamed again elsewhere`(format: Format) async throws {
    let one = try await start(format)
    for line in ["open 1", "rename", "set name Owls", "save"] { try one.send(line) }
    #expect(await one.receives("Renamed “Calçotada Committee” to “Owls”."))
    try await other("open 1", "rename", "set name Larks", "save")
    try await refuses(
      "undo", by: one, format, "groups.renamedSince", "The group has been renamed to “Larks” elsewhere")
    #expect(try await other("open 1").contains("== Larks ==\n8 members · you are a member\n"))
  }

  @Test(arguments: Format.allCases)
  func `a change can be undone on any screen of its app, but not in another app`(format: Format)
    async throws
  {
    let before = try await screens()
    let one = try await start(format, at: "")
    for line in ["open 4", "create Owls", "open 1", "home", "open 3"] { try one.send(line) }
    #expect(await one.receives(format.title("Books")))
    for line in ["undo", "home"] { try one.send(line) }
    #expect(await one.receives(format.title("Calçots")))
    #expect(try await screens() != before)
    for line in ["open 4", "undo"] { try one.send(line) }
    #expect(await one.receives("Undone: Created “Owls”."))
    let end = try await one.end()
    #expect(end.messages.contains("Nothing to undo.\n"))
    #expect(end.status == 1)
    #expect(try await screens() == before)
  }

  @Test(arguments: Format.allCases)
  func `two writes are undone one after the other, and redone`(format: Format) async throws {
    let before = try await screens("open 1")
    let one = try await start(format)
    try one.send("create Owls")
    #expect(await one.receives("Created “Owls”."))
    for line in ["open 1", "remove 1"] { try one.send(line) }
    #expect(await one.receives("Removed "))
    let after = try await screens("open 1")
    #expect(after[0] != before[0] && after[1] != before[1])
    for line in ["undo", "undo"] { try one.send(line) }
    #expect(await one.receives("Undone: Created “Owls”."))
    #expect(try await screens("open 1") == before)
    for line in ["redo", "redo"] { try one.send(line) }
    #expect(await one.receives("Created “Owls”."))
    #expect(await one.receives("Removed "))
    #expect(try await one.end().status == 0)
    #expect(try await screens("open 1") == after)
  }

  // MARK: -

  /// A store with samples in a separate database, if `Scripts/prove/server.py test` has started a server for it.
  private static func newDatabase() async throws -> String? {
    guard let server = ProcessInfo.processInfo.environment["CALCOTS_TEST_SERVER"] else { return nil }
    let name = "undo\(UInt64.random(in: 0 ... .max))"
    func run(_ words: String...) async throws {
      let process = Process()
      process.executableURL = URL(filePath: server + "/run")
      process.arguments = [words[0], "-h", server, "-U", "postgres"] + words.dropFirst()
      try #require(try await Binary.run(process).status == 0)
    }
    try await run("createdb", name)
    let store = "postgresql://postgres@/\(name)?host=\(server)"
    try #require(try await Binary.run("prepare", store, "--samples").status == 0)
    return store
  }

  private func start(_ format: Format, at path: String = "groups") async throws -> Conversation {
    let program = try Conversation([path, "--store", store] + format.option)
    #expect(await program.receives(format.title(path.isEmpty ? "Calçots" : "My groups")))
    return program
  }

  /// Expects that a program refuses a line, and ends with a failure.
  private func refuses(
    _ line: String, by program: Conversation, _ format: Format, _ code: String, _ reason: String
  ) async throws {
    try program.send(line)
    if format == .json { #expect(await program.receives("\"code\":\"\(code)\"")) }
    let end = try await program.end()
    #expect(end.messages.contains("\(reason)"))
    #expect(end.status == 1)
  }

  /// Returns the output of another program for these lines on the groups overview.
  @discardableResult
  private func other(_ lines: String...) async throws -> String {
    let run = try await Binary.run("groups", "--store", store, input: lines.map { $0 + "\n" }.joined())
    #expect(run.status == 0, "\(run.messages)")
    return run.output
  }

  /// The groups overview, and the screens after further lines, as another program shows them in JSON.
  private func screens(_ lines: String...) async throws -> [Substring] {
    let input = lines.map { $0 + "\n" }.joined()
    return try await Binary.run("groups", "--store", store, "--json", input: input).output.split(separator: "\n")
  }
}

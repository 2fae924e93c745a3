import Foundation
import TestSupport
import Testing

/// Two people at one store in a file, each with a program: what one does, the other sees.
@Suite(.serialized, .turnLimit(15_000))
struct PeopleBinaryTests {
  typealias Format = UndoBinaryTests.Format

  private let folder: ScratchFolder
  private let store: String

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("x.sqlite")
  }

  private func start(_ user: String, _ format: Format) async throws -> Conversation {
    let program = try Conversation(["groups", "--store", store, "--user", user] + format.option)
    #expect(await program.receives(format.title("My groups")))
    return program
  }

  /// Returns the output of a person's program for these lines on the groups overview.
  private func screens(of user: String, _ lines: String...) async throws -> String {
    let input = lines.map { $0 + "\n" }.joined()
    return try await Binary.run("groups", "--store", store, "--user", user, input: input).output
  }

  @Test(arguments: Format.allCases)
  func `the other person sees an invitation and its answer at once, and only the answer can be undone`(
    format: Format
  ) async throws {
    let anna = try await start("anna", format)
    let bob = try await start("bob", format)
    try anna.send("create Night Owls")
    #expect(await anna.receives("Created “Night Owls”."))
    for line in ["open #25", "invite", "set filter bob", "pick 1"] { try anna.send(line) }
    #expect(await anna.receives("Invited bob to “Night Owls”."))
    if format == .json { #expect(await bob.receives("\"code\":\"groups.invitedTo\"")) }
    #expect(await bob.receives("anna has invited you to “Night Owls”."))
    for line in ["invited", "accept 1"] { try bob.send(line) }
    #expect(await bob.receives("Accepted the invitation to “Night Owls”."))
    #expect(await anna.receives(format == .json ? "2 members" : "Changed: 2. bob\n"))

    try anna.send("undo")
    let refusals = try await anna.end().messages
    #expect(refusals.contains("bob is already in “Night Owls”. Nothing was changed."))
    #expect(refusals.contains("This can no longer be undone: Invited bob to “Night Owls”."))
    try bob.send("undo")
    #expect(await bob.receives("Undone: Accepted the invitation to “Night Owls”."))
    #expect(try await bob.end().status == 0)
    #expect(try await screens(of: "bob", "invited").contains("\n 1. Night Owls (1 member)\n"))
  }

  @Test(arguments: Format.allCases)
  func `a person registered in one run is the same person in the next run`(format: Format) async throws {
    let program = try Conversation(["", "--store", store, "--user", "anna"] + format.option)
    #expect(await program.receives("You act as"))
    #expect(await program.receives("anna"))
    for line in ["open 4", "create Owls", "home", "accounts", "new Carla Puig"] { try program.send(line) }
    #expect(await program.receives("Carla Puig"))
    for line in ["open 4", "create Larks"] { try program.send(line) }
    #expect(await program.receives("Created “Larks”."))
    for line in ["home", "accounts", "act 1", "open 4"] { try program.send(line) }
    #expect(await program.receives("Owls"))
    #expect(try await program.end().status == 0)
    #expect(try await screens(of: "Carla Puig").contains("\n1 group\n 1. Larks (1 member)\n"))
  }

  @Test func `a group is deleted when its last member leaves, and undo restores the group's id and position`()
    async throws
  {
    _ = try await screens(of: "bob", "create Larks")
    _ = try await screens(of: "anna", "create Owls")
    _ = try await screens(of: "bob", "create Swifts")
    let before = try await screens(of: "bob", "open #25")
    #expect(before.contains("== Larks ==\n1 member · you are a member\n 1. bob (you)\n"))
    let bob = try await start("bob", .lines)
    try bob.send("leave #25")
    #expect(await bob.receives("Left “Larks”."))
    #expect(try await !screens(of: "anna", "suggested").contains("Larks"))
    try bob.send("undo")
    #expect(await bob.receives("Undone: Left “Larks”."))
    #expect(try await bob.end().status == 0)
    #expect(try await screens(of: "bob", "open #25") == before)
  }

  @Test func `a program that is already running shows a person's new name at once`() async throws {
    let bob = try await start("bob", .lines)
    for line in ["create Owls", "open #25", "add", "set filter carme", "pick 1"] { try bob.send(line) }
    #expect(await bob.receives("Added Carme Ferrer to “Owls”."))
    let named = try await Binary.run("name", "Bob Ash", "--store", store, "--user", "bob")
    #expect(named.status == 0 && named.messages == "In the groups, your name is now Bob Ash.\n")
    #expect(await bob.receives("Bob Ash"))
    #expect(try await bob.end().status == 0)
  }
}

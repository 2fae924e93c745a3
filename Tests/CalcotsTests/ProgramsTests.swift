import Foundation
import TestSupport
import Testing

/// Programs that use the JSON mode, while another process changes the store.
@Suite(.serialized, .turnLimit(15_000))
struct ProgramsTests {
  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
  private static let hasPython = path.split(separator: ":").contains {
    FileManager.default.isExecutableFile(atPath: "\($0)/python3")
  }
  private let folder: ScratchFolder
  private let store: String

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("x.sqlite")
  }

  @Test func `a command with an outdated revision is refused, and a command with an id finds the right row`()
    async throws
  {
    let program = try Conversation("groups", "--json", "--store", store)
    try program.send("invited")
    #expect(await program.receives(#""line":1,"#))
    #expect(await program.receives(#""revision":2,"#))

    // Another process accepts the first of four invitations.
    let other = try await Binary.run("groups", "--store", store, input: "invited\naccept 1\n")
    #expect(other.status == 0)
    #expect(await program.receives(#""revision":3,"#))

    try program.send(#"{"command":"decline","row":"17","revision":2}"#)
    #expect(await program.receives(#""code":"session.otherRevision""#))
    try program.send("decline #17")
    #expect(await program.receives(#""line":3,"#))
    _ = try await program.end()

    let left = try await Binary.run("groups", "--store", store, input: "invited\n")
    #expect(left.output.contains(" 1. Board Games on Thursday (5 members)\n"))
    #expect(left.output.contains("2 groups\n"))
  }

  /// Runs the program of the page, in whose way another process does what `meanwhile` says.
  private func addMember(
    _ person: String, to group: String, meanwhile commands: String
  ) async throws -> Binary.Outcome {
    // A link: the folder for temporary files may be one in which nothing can be executed.
    let meanwhile = try PackageFile.url(of: "meanwhile.sh").path
    try FileManager.default.createSymbolicLink(atPath: folder.path("calcots"), withDestinationPath: meanwhile)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", try PackageFile.url(of: "add-member.py").path, group, person, "--store", store]
    process.environment = [
      "PATH": "\(folder.path("")):\(Self.path)", "CALCOTS": Binary.url().path, "STORE": store, "MEANWHILE": commands,
    ]
    return try await Binary.run(process)
  }

  @Test(.enabled(if: hasPython))
  func `the example program adds the right person, even if the list has changed`() async throws {
    let run = try await addMember("20", to: "1", meanwhile: "add\\npick 1\\n")
    #expect(run.output == "Calçotada Committee: 10 members\n")
    #expect(run.status == 0)
    let members = try await Binary.run("groups/1", "--store", store)
    #expect(members.output.contains(" Lan Nguyễn\n"))
  }

  @Test(.enabled(if: hasPython))
  func `the example program can add any person in the store, even a person beyond the first fifty`() async throws {
    let run = try await addMember("63", to: "3", meanwhile: "add\\npick #60\\n")
    #expect(run.output == "Gràcia Book Club: 11 members\n")
    #expect(run.status == 0)
  }

  @Test(.enabled(if: hasPython))
  func `the example program prints why a person cannot be added`() async throws {
    let run = try await addMember("20", to: "1", meanwhile: "add\\npick #20\\n")
    // The list may have told the program of the change already, or not yet.
    let reasons = [
      "session.noSuchID: There is no row #20 here.\n",
      "groups.isAlready: Lan Nguyễn is already in “Calçotada Committee”. Nothing was changed.\n",
    ]
    #expect(reasons.contains(run.messages))
    #expect(run.status == 1)
  }
}

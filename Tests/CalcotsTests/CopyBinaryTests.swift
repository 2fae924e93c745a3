import Foundation
import TestSupport
import Testing

/// The built program when it should copy a store; with a server, see `PostgreSQLBinaryTests`.
@Suite(.serialized, .turnLimit(15_000))
struct CopyBinaryTests {
  private static let sqlite = "/usr/bin/sqlite3"
  private let folder: ScratchFolder
  private let store: String
  private let copy: String

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("store.sqlite")
    copy = folder.path("copy of my store.sqlite")
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: sqlite)))
  func `the SQLite command that a refused copy suggests copies one file to another`() async throws {
    _ = try await Binary.run("groups", "--store", store, input: "leave 1\n")
    let refused = try await Binary.run("copy", store, copy)
    #expect(refused.status == 2 && refused.output == "")
    let command = #"sqlite3 "\#(store)" "VACUUM INTO '\#(copy)'""#
    #expect(refused.messages.hasSuffix("use SQLite: \(command)\n"))
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", command]
    #expect(try await Binary.run(shell).status == 0)
    let shown = try await Binary.run("groups", "--store", copy)
    #expect(shown.status == 0 && shown.messages == "")
    #expect(try await shown.output == Binary.run("groups", "--store", store).output)
    #expect(shown.output.contains("13 groups"))
  }

  @Test func `the message of a failed copy suggests no option that copy does not accept`() async throws {
    let run = try await Binary.run("copy", "/", "postgresql:///x?host=/nonexistent")
    #expect(run.status == 1)
    #expect(run.messages == "“/” is a folder, not a file.\n")
  }

  #if !PostgreSQL
    @Test(arguments: [[], ["--json"]])
    func `copying to or from a server needs a build with the PostgreSQL trait`(format: [String]) async throws {
      _ = try await Binary.run("groups", "--store", store)
      for stores in [["postgresql:///x", copy], [store, "postgresql:///x"]] {
        let run = try await Binary.run(["copy"] + stores + format)
        #expect(run.status == 1)
        #expect(run.messages.hasPrefix("This program cannot use stores on servers."), "\(stores)")
        #expect(run.output.contains("store.serversNotSupported") == !format.isEmpty)
      }
    }
  #endif
}

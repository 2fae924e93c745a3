import Foundation
import Models
import TestSupport
import Testing
import TextUISupport

/// The built program, a store, and files beside it that it has not made, or in folders in which it can make none.
@Suite(.serialized, .turnLimit(15_000))
struct StoreFilesBinaryTests {
  private let folder: ScratchFolder
  private let store: String

  init() throws {
    folder = try ScratchFolder()
    store = folder.path("store.sqlite")
  }

  private func content(of name: String) -> Data? { FileManager.default.contents(atPath: folder.path(name)) }

  @Test(arguments: [["groups", "--json", "--store"], ["groups", "--plain", "--store"], ["prepare"]])
  func `if a user's file has a name that the store would use for a companion file, it is left unchanged`(
    command: [String]
  ) async throws {
    let diary = Data("Dear diary, today I planted onions, and nobody shall ever delete this.".utf8)
    for name in ["store.sqlite-journal", "store.sqlite-wal", "store.sqlite-shm"] {
      try diary.write(to: URL(filePath: folder.path(name)))
      for isNew in [true, false] {
        if !isNew { _ = try await Binary.run("prepare", folder.path("other.sqlite")) }
        if !isNew { try FileManager.default.moveItem(atPath: folder.path("other.sqlite"), toPath: store) }
        let before = content(of: "store.sqlite")
        let run = try await Binary.run(command + [store])
        #expect(run.status == 1)
        #expect(
          run.messages.contains(
            "“\(folder.path(name))” has the name of a file that SQLite keeps next to the store “\(store)”"))
        #expect(content(of: name) == diary && content(of: "store.sqlite") == before)
      }
      try FileManager.default.removeItem(atPath: folder.path(name))
      try FileManager.default.removeItem(atPath: store)
    }
  }

  @Test(.disabled(if: CompilerSanitizer.isActive, "a sanitizer writes files itself"))
  func `creating a store fails on a full disk, and leaves no file`() async throws {
    let run = try await Binary.run(["groups", "--store", store], after: "ulimit -f 0")
    #expect(run.status == 1)
    #expect(run.messages.contains("disk is full"))
    #expect(!FileManager.default.fileExists(atPath: store))
  }

  /// Becomes a user who may not write where only root may.
  ///
  /// The program is opened before, because that user may not be able to enter the folder in which it was built.
  private static let asNobody =
    geteuid() == 0
    ? "exec 3<\"$0\"; exec setpriv --reuid=65534 --regid=65534 --clear-groups /proc/self/fd/3 \"$@\"" : nil

  /// Makes a store that everybody may change, in a folder in which nobody else may make files.
  private func makeStoreInLockedFolder() async throws -> String {
    let locked = folder.path("locked")
    try FileManager.default.createDirectory(atPath: locked, withIntermediateDirectories: false)
    _ = try await Binary.run("prepare", locked + "/store.sqlite", "--samples")
    chmod(locked + "/store.sqlite", 0o666)
    return locked
  }

  @Test func `a store in a folder without write permission can be read, and the error for a change names the folder`()
    async throws
  {
    let locked = try await makeStoreInLockedFolder()
    chmod(locked, 0o555)
    defer { chmod(locked, 0o755) }
    let run = try await Binary.run(
      ["groups", "--store", locked + "/store.sqlite", "--user", "anna"], input: "suggested\ncreate Night Owls\n",
      after: Self.asNobody)
    #expect(run.status == 1)
    #expect(run.output.contains("24 groups"))
    #expect(run.messages.contains("You are not allowed to create files in the folder “\(locked)”"))
  }

  @Test(.enabled(if: geteuid() == 0, "only root can leave a file that belongs to somebody else"))
  func `the error for a journal without read permission names the journal`() async throws {
    let locked = try await makeStoreInLockedFolder()
    let journal = locked + "/store.sqlite-journal"
    // A journal whose program was killed.
    let head: [UInt8] = [0xD9, 0xD5, 0x05, 0xF9, 0x20, 0xA1, 0x63, 0xD7]
    try Data(head + [UInt8](repeating: 0, count: 10) + [0, 20, 0, 0, 2, 0, 0, 0, 16, 0]).write(
      to: URL(filePath: journal))
    chmod(journal, 0o600)
    let run = try await Binary.run(
      ["groups", "--store", locked + "/store.sqlite", "--user", "anna"], after: Self.asNobody)
    #expect(run.status == 1)
    #expect(run.messages.contains("“\(journal)”"))
    #expect(run.messages.contains("Another user’s program has left"))
  }
}

import Coordinators
import Foundation
import Testing
import calcots

/// The file that says where the last run ended.
@MainActor
struct LastPathTests {
  private let folder: ScratchFolder
  private let lastPath: LastPath

  init() throws {
    folder = try ScratchFolder()
    lastPath = LastPath(file: folder.path("state/calcots/last-path"))
  }

  @Test func `a path is written at once`() throws {
    for path in ["groups", "groups/1"] {
      lastPath.note(path)
      #expect(LastPath(file: lastPath.file).route.path == path)
    }
    #expect(lastPath.failure == nil)
    #expect(try String(contentsOfFile: lastPath.file, encoding: .utf8) == "groups/1\n")
  }

  @Test func `a path that has not changed is not written again`() throws {
    lastPath.note("groups")
    try FileManager.default.removeItem(atPath: lastPath.file)
    lastPath.note("groups")
    #expect(!FileManager.default.fileExists(atPath: lastPath.file))
    lastPath.note("books")
    #expect(lastPath.route.path == "books")
  }

  @Test func `the file of an earlier version has the path on its first line`() throws {
    lastPath.note("books")
    try "groups/2\n7\nan".write(toFile: lastPath.file, atomically: true, encoding: .utf8)
    #expect(lastPath.route.path == "groups/2")
  }

  @Test func `only the user can read the file and enter its folder, and nothing is left next to it`() throws {
    lastPath.note("groups")
    let state = folder.path("state")
    for (path, mode) in [(state, 0o700), ("\(state)/calcots", 0o700), (lastPath.file, 0o600)] {
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(state)/calcots") == ["last-path"])
  }

  @Test func `no file stays open after a path is written`() throws {
    lastPath.note("groups")
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").map {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(!files.contains(lastPath.file))
  }

  @Test(arguments: ["mkfifo", "mkdir", "ln -s /dev/null", "ln -s elsewhere"])
  func `only a regular file is read and replaced`(command: String) throws {
    let path = folder.path("last-path")
    let making = Process()
    making.executableURL = URL(filePath: "/bin/sh")
    making.arguments = ["-c", "\(command) \(folder.word("last-path"))"]
    try making.run()
    making.waitUntilExit()
    let lastPath = LastPath(file: path)
    let before = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    #expect(lastPath.route == .home)
    lastPath.note("groups")
    #expect(lastPath.failure == .notAFile(path: path))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == before)
  }

  @Test func `the reason why a path cannot be kept is in the system's words`() {
    let lastPath = LastPath(file: folder.path(String(repeating: "a", count: 255)))
    lastPath.note("groups")
    #expect(lastPath.failure == .notWritten("File name too long"))
  }

  @Test func `a failure is forgotten once another path is written`() throws {
    let obstacle = folder.path("state")
    try Data().write(to: URL(filePath: obstacle))
    lastPath.note("groups")
    #expect(lastPath.failure != nil)
    try FileManager.default.removeItem(atPath: obstacle)
    lastPath.note("books")
    #expect(lastPath.failure == nil && lastPath.route.path == "books")
  }
}

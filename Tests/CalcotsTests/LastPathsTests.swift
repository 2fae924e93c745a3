import Coordinators
import Foundation
import Models
import Sessions
import TestSupport
import Testing
import calcots

/// The file that says where the last run ended.
@MainActor
struct LastPathsTests {
  private let folder: ScratchFolder
  private let lastPaths: LastPaths

  init() throws {
    folder = try ScratchFolder()
    lastPaths = LastPaths(file: folder.path("state/calcots/last-path"))
  }

  @Test func `a path that is noted is written to the file at once`() throws {
    for path in ["groups", "groups/1"] {
      lastPaths.note(.only(path))
      #expect(LastPaths(file: lastPaths.file).routes.front.path == path)
    }
    #expect(lastPaths.failure == nil)
    #expect(try String(contentsOfFile: lastPaths.file, encoding: .utf8) == "groups/1\n")
  }

  @Test(arguments: [("", ["", "groups/2", "dice"]), ("groups/2", ["books", "groups/2"])])
  func `the paths of all stacks are saved, together with the path in front`(front: String, stacks: [String]) {
    lastPaths.note(OpenPaths(front: front, stacks: stacks))
    let routes = LastPaths(file: lastPaths.file).routes
    #expect(routes.front.path == front)
    #expect(routes.stacks.map(\.path) == stacks)
  }

  @Test(arguments: ["groups/2\nbooks\ndice\n", "groups/2\n", "groups/2\n\ngroups/2", "groups/2\nnowhere/7\n7\n"])
  func `if the path in front belongs to none of the saved stacks, only that path is restored`(text: String) throws {
    lastPaths.note(.only("dice"))
    try text.write(toFile: lastPaths.file, atomically: true, encoding: .utf8)
    #expect(lastPaths.routes.front.path == "groups/2")
    #expect(lastPaths.routes.stacks.map(\.path) == ["groups/2"])
  }

  @Test func `the paths are saved together with the identity of their store`() {
    #expect(lastPaths.lastStore == nil)
    lastPaths.note(.only("groups"))
    #expect(LastPaths(file: lastPaths.file).lastStore == nil)
    lastPaths.store = "abc"
    for paths in [OpenPaths.only("groups/1"), OpenPaths(front: "", stacks: ["", "groups/2"])] {
      lastPaths.note(paths)
      let read = LastPaths(file: lastPaths.file)
      #expect(read.lastStore == "abc")
      #expect(read.routes.front.path == paths.front && read.routes.stacks.map(\.path) == paths.stacks)
    }
  }

  @Test func `a path that has not changed is not written again`() throws {
    lastPaths.note(.only("groups"))
    try FileManager.default.removeItem(atPath: lastPaths.file)
    lastPaths.note(.only("groups"))
    #expect(!FileManager.default.fileExists(atPath: lastPaths.file))
    lastPaths.note(.only("books"))
    #expect(lastPaths.routes.front.path == "books")
  }

  @Test func `from a file of an earlier version, the first line is read as the path`() throws {
    lastPaths.note(.only("books"))
    try "groups/2\n7\nan".write(toFile: lastPaths.file, atomically: true, encoding: .utf8)
    #expect(lastPaths.routes.front.path == "groups/2")
  }

  @Test func `only the user can read the file and enter its folder, and no other file is left there`() throws {
    lastPaths.note(.only("groups"))
    let state = folder.path("state")
    for (path, mode) in [(state, 0o700), ("\(state)/calcots", 0o700), (lastPaths.file, 0o600)] {
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(state)/calcots") == ["last-path"])
  }

  @Test func `no file stays open after a path is written`() throws {
    lastPaths.note(.only("groups"))
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").map {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(!files.contains(lastPaths.file))
  }

  @Test(arguments: TestRun.seeds(1, 2))
  func `if the file contains random bytes, the program still gets a valid path`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    lastPaths.note(.only("groups/1"))
    let pieces = ["groups", "books", "/", "1", "@alice", "\n", "\r", "\0", "é", "\u{FEFF}", ":", " "].map {
      Array($0.utf8)
    }
    for _ in 1...TestRun.steps(200, long: 5_000) {
      var bytes: [UInt8] = []
      for _ in 1...Int.random(in: 1...40, using: &random) {
        bytes += pieces.randomElement(using: &random) ?? []
        if Int.random(in: 0..<20, using: &random) == 0 { bytes.append(.random(in: 0...255, using: &random)) }
      }
      try Data(bytes).write(to: URL(filePath: lastPaths.file))
      let routes = lastPaths.routes
      #expect(routes.stacks.contains { $0.root == routes.front.root })
    }
  }

  @Test(arguments: ["mkfifo", "mkdir", "ln -s /dev/null", "ln -s elsewhere"])
  func `only a regular file is read and replaced`(command: String) throws {
    let path = folder.path("last-path")
    let making = Process()
    making.executableURL = URL(filePath: "/bin/sh")
    making.arguments = ["-c", "\(command) \(folder.word("last-path"))"]
    try making.run()
    making.waitUntilExit()
    let lastPaths = LastPaths(file: path)
    let before = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    #expect(lastPaths.routes.front == .home)
    lastPaths.note(.only("groups"))
    #expect(lastPaths.failure == .notAFile(path: path))
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == before)
  }

  @Test func `the error for a path that cannot be saved names the file`() {
    let lastPaths = LastPaths(file: folder.path(String(repeating: "a", count: 255)))
    lastPaths.note(.only("groups"))
    #expect(lastPaths.failure == .notWritten(path: lastPaths.file, .nameTooLong))
  }

  @Test func `the error for a folder that cannot be created names the folder`() throws {
    try Data().write(to: URL(filePath: folder.path("state")))
    lastPaths.note(.only("groups"))
    #expect(lastPaths.failure == .notWritten(path: folder.path("state/calcots"), .notADirectory))
  }

  @Test func `once another path has been written, an earlier failure is no longer reported`() throws {
    let obstacle = folder.path("state")
    try Data().write(to: URL(filePath: obstacle))
    lastPaths.note(.only("groups"))
    #expect(lastPaths.failure != nil)
    try FileManager.default.removeItem(atPath: obstacle)
    lastPaths.note(.only("books"))
    #expect(lastPaths.failure == nil && lastPaths.routes.front.path == "books")
  }
}

extension OpenPaths {
  /// The path of the only stack.
  fileprivate static func only(_ path: String) -> OpenPaths { OpenPaths(front: path, stacks: [path]) }
}

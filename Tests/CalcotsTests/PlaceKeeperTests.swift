import Coordinators
import Foundation
import Sessions
import TestSupport
import Testing
import calcots

@MainActor @Suite(.turnLimit(10_000))
struct PlaceKeeperTests {
  private let clock = ManualClock()
  private let folder: ScratchFolder
  private let file: LastPath
  private let keeper: PlaceKeeper

  init() throws {
    folder = try ScratchFolder()
    file = LastPath(file: folder.path("state/calcots/last-path"))
    keeper = PlaceKeeper(file, clock: clock)
  }

  @Test func `a place is written at once, and of those in the pause only the last`() async throws {
    keeper.note("groups", nil)
    await eventually("there is a pause") { clock.sleeperCount == 1 }
    #expect(file.route.path == "groups")
    keeper.note("groups/1", nil)
    keeper.note("groups/2", Restoration(row: "7", filter: "an"))
    #expect(file.route.path == "groups")
    clock.advance()
    await eventually("there is another pause") { clock.sleeperCount == 1 }
    #expect(file.route.path == "groups/2")
    #expect(file.restoration == Restoration(row: "7", filter: "an"))
  }

  @Test func `a place that has not changed is not written again`() async throws {
    keeper.note("groups", nil)
    await eventually("there is a pause") { clock.sleeperCount == 1 }
    try FileManager.default.removeItem(atPath: file.file)
    clock.advance()
    keeper.note("groups", nil)
    keeper.note("books", nil)
    await eventually("there is another pause") { clock.sleeperCount == 1 }
    #expect(file.route.path == "books")
  }

  @Test func `at the end nobody waits for the pause`() async throws {
    keeper.note("groups", nil)
    await eventually("there is a pause") { clock.sleeperCount == 1 }
    keeper.note("books", nil)
    try await keeper.end()
    #expect(file.route.path == "books")
  }

  @Test func `only the user can read the file and enter its folder, and nothing is left beside it`() async throws {
    keeper.note("groups", nil)
    try await keeper.end()
    let state = folder.path("state")
    for (path, mode) in [(state, 0o700), ("\(state)/calcots", 0o700), (file.file, 0o600)] {
      #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == mode)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(state)/calcots") == ["last-path"])
  }

  @Test func `no file stays open after a place is written`() throws {
    try file.write("groups")
    let files = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").map {
      try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")
    }
    #expect(!files.contains(file.file))
  }

  @Test(arguments: ["mkfifo", "mkdir", "ln -s /dev/null", "ln -s elsewhere"])
  func `what is no regular file is neither read nor replaced`(command: String) async throws {
    let path = folder.path("last-path")
    let making = Process()
    making.executableURL = URL(filePath: "/bin/sh")
    making.arguments = ["-c", "\(command) \(folder.word("last-path"))"]
    try making.run()
    making.waitUntilExit()
    let file = LastPath(file: path)
    let before = try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType
    #expect(file.route == .home && file.restoration == nil)
    #expect(throws: LastPath.Failure.notAFile(path: path)) { try file.write("groups") }
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.type] as? FileAttributeType == before)
  }

  @Test func `why a place cannot be written is said in the system's words`() {
    let file = LastPath(file: folder.path(String(repeating: "a", count: 255)))
    #expect(throws: LastPath.Failure.notWritten("File name too long")) { try file.write("groups") }
  }

  @Test func `what cannot be written is told at the end`() async throws {
    try Data().write(to: URL(filePath: folder.path("state")))
    keeper.note("groups", nil)
    await eventually("there is a pause") { clock.sleeperCount == 1 }
    await #expect(throws: LastPath.Failure.self) { try await keeper.end() }
  }
}

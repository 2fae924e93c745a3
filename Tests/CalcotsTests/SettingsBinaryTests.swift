import Foundation
import TestSupport
import Testing

/// `config.json` as the built program reads it.
@Suite(.serialized, .turnLimit(15_000))
struct SettingsBinaryTests {
  private let folder: ScratchFolder
  private let file: String
  private let environment: [String: String]

  init() throws {
    folder = try ScratchFolder()
    try FileManager.default.createDirectory(atPath: folder.path("calcots"), withIntermediateDirectories: true)
    file = folder.path("calcots/config.json")
    environment = ["XDG_CONFIG_HOME": folder.path("")]
  }

  private func config() async throws -> Binary.Outcome { try await Binary.run("config", environment: environment) }

  @Test func `the settings that the program prints are a valid settings file`() async throws {
    let printed = try await config()
    #expect(printed.status == 0 && printed.messages == "", "\(printed.messages)")
    try printed.output.write(toFile: file, atomically: true, encoding: .utf8)
    let again = try await config()
    #expect(again.status == 0 && again.messages == "", "\(again.messages)")
    #expect(again.output == printed.output)
  }

  @Test func `an invalid setting is reported, and the valid settings are applied`() async throws {
    try "{\n  keys: {roll: 'z', rol: 'y'} }".write(toFile: file, atomically: true, encoding: .utf8)
    let message = "config.json, line 2: There is no command “rol” whose key can be chosen. Did you mean “roll”?\n"
    let run = try await Binary.run("dice", "--seed", "3", input: "z\n", environment: environment)
    #expect(run.status == 0)
    #expect(run.messages.hasPrefix(message))
    #expect(run.output.contains("You rolled"))
    let printed = try await config()
    #expect(printed.status == 1 && printed.messages == message)
  }

  @Test func `JSON output contains the chosen key, and errors in the settings are printed on standard error`()
    async throws
  {
    try "{keys: {roll: 'z'}, k: 1}".write(toFile: file, atomically: true, encoding: .utf8)
    let run = try await Binary.run("dice", "--json", environment: environment)
    #expect(run.output.contains(#""key":"z""#) && !run.output.contains("config"))
    #expect(run.messages.contains("There is no setting “k”."))
  }

  @Test func `the full screen shows the first error in the settings, and the number of further errors`() async throws {
    try "{a: 1,\n b: 2}".write(toFile: file, atomically: true, encoding: .utf8)
    let terminal = try PseudoTerminal(["dice"], environment: environment)
    #expect(await terminal.see("more mistake"))
    let text = WrittenScreen(terminal.written).text
    #expect(text.contains("Warning: config.json, line 1: There is no setting “a”."))
    try terminal.press("q")
    #expect(await terminal.end() == 0)
  }

  /// Each took minutes, when a mistake was looked for in every beginning of the file.
  @Test(
    arguments: [
      "?" + String(repeating: "\n", count: 65_000), "{\n" + String(repeating: "a: 1,\n", count: 6_000) + "}",
      String(repeating: "[", count: 30_000), "{a: " + String(repeating: "[", count: 30_000),
      "{keys: {" + String(repeating: "// a comment on this\n  leave: \"x\",\n", count: 29_000) + "}}",
      "{light: {dim: '" + String(repeating: "bold ", count: 200_000) + "'}}",
      String(repeating: " ", count: 2_000_000),
    ])
  func `the program starts, even if the settings file contains errors`(text: String) async throws {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    let run = try await Binary.run(
      ["dice", "--seed", "3"], input: "roll\n", environment: environment, after: "ulimit -t 30")
    #expect(run.status == 0 && run.output.contains("You rolled"))
    #expect(run.messages.split(separator: "\n").count <= 22)
  }

  @Test(
    arguments: [
      ("mkdir", "It is not a regular file"), ("mkfifo", "It is not a regular file"),
      (#"printf '{"\377": 1}' >"#, "It is not UTF-8"),
    ])
  func `if the settings cannot be read, this is reported, and the defaults are used`(command: String, reason: String)
    async throws
  {
    let run = try await Binary.run(
      ["dice", "--seed", "3"], input: "roll\n", environment: environment,
      after: "PATH=/usr/bin:/bin; \(command) \(folder.word("calcots/config.json"))")
    #expect(run.status == 0 && run.output.contains("You rolled"))
    #expect(run.messages.contains("config.json: \(reason), so it is ignored."))
  }
}

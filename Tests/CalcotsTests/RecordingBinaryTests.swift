import Foundation
import TestSupport
import Testing

/// Sessions of the built program that are recorded in a file, and replayed from it.
@Suite(.serialized, .turnLimit(15_000))
struct RecordingBinaryTests {
  private let folder: ScratchFolder
  private let recording: String

  init() throws {
    folder = try ScratchFolder()
    recording = folder.path("session.jsonl")
  }

  private var text: String { get throws { try String(contentsOfFile: recording, encoding: .utf8) } }

  private func record(_ arguments: String..., input: String) async throws -> Binary.Outcome {
    try await Binary.run(arguments + ["--record", recording], input: input)
  }

  /// The last screen of a transcript.
  private func lastScreen(_ output: String) -> Substring? { output.components(separatedBy: "== ").last?[...] }

  @Test func `a session is replayed in lines, in JSON and on the full screen`() async throws {
    let first = try await record(
      "groups", "--store", "memory", "--record-text", input: "create Night Owls\nleave 2 3\nconfirm\nopen night\nquit\n"
    )
    #expect(first.status == 0)
    let lines = try await Binary.run("--replay", recording)
    #expect(lines.status == 0)
    #expect(lastScreen(lines.output) == lastScreen(first.output))
    let json = try await Binary.run("--replay", recording, "--json")
    #expect(json.output.split(separator: "\n").count == 1)
    #expect(json.output.contains(#""path":"groups/25""#) && json.output.contains(#""title":"Night Owls""#), "\(json)")
    let terminal = try PseudoTerminal("--replay", recording)
    #expect(await terminal.see("My groups › Night Owls"))
    try terminal.press("\u{1B}")
    #expect(await terminal.see("13/13"))
    try terminal.press("\u{3}")
    #expect(await terminal.end() == 130)
  }

  @Test func `what is done with keys is recorded as it is done, whatever ends the program`() async throws {
    let terminal = try PseudoTerminal("matches", "--record", recording)
    #expect(await terminal.see("Take 1"))
    try terminal.press("1")
    #expect(await terminal.see("I remove"))
    terminal.send(SIGKILL)
    #expect(await terminal.end() == 137)
    #expect(try text.split(separator: "\n").dropFirst().allSatisfy { $0.hasPrefix(#"{"command":"take 1","#) })
    let answer = try #require(terminal.written.firstMatch(of: /I remove \d/)).output
    for _ in 1...3 { #expect(try await Binary.run("--replay", recording).output.contains(answer)) }
  }

  @Test func `only the user can read it, and nothing of the machine is in it`() async throws {
    _ = try await record("groups", "--store", folder.path("x.sqlite"), "--user", "anna", input: "create Secret\n")
    #expect(try FileManager.default.attributesOfItem(atPath: recording)[.posixPermissions] as? Int == 0o600)
    for word in ["Secret", "anna", "sqlite", NSUserName(), ProcessInfo.processInfo.hostName, folder.path("")] {
      #expect(try !text.contains(word))
    }
  }

  @Test func `a file that exists is left alone`() async throws {
    try "mine".write(toFile: recording, atomically: true, encoding: .utf8)
    let run = try await record("dice", "--json", input: "")
    #expect(run.status == 1)
    #expect(run.messages.hasPrefix("The session was not started: “\(recording)” exists."))
    #expect(run.output.contains("commandLine.recordingExists"))
    #expect(try text == "mine")
  }

  @Test(
    arguments: [
      ("/nowhere/session", "cannot be made for the recording: No such file or directory"), ("/", "exists"),
    ])
  func `a file that cannot be made is a failure`(path: String, message: String) async throws {
    let run = try await Binary.run("dice", "--record", path)
    #expect(run.status == 1)
    #expect(run.messages.contains(message), "\(run.messages)")
  }

  @Test func `a full disk ends the recording, and not the run`() async throws {
    // More than a megabyte: the thread sanitizer needs half of one for a file of its own. The first character says that it is
    // no name.
    let line = "set username \(String(repeating: "!", count: 60_000))\n"
    let run = try await Binary.run(
      ["replies", "--record", recording, "--record-text"], input: String(repeating: line, count: 20),
      after: "ulimit -f 1024")
    #expect(run.status == 0)
    #expect(run.messages.hasSuffix("The recording ends early: its disk is full.\n"), "\(run.messages)")
    #expect(try await Binary.run("--replay", recording).status == 0)
  }

  @Test(
    arguments: [
      (nil, "cannot be read: No such file or directory", "recordingNotRead"),
      ("groups\n", "is no recording", "notARecording"), (#"{"recording":9}"#, "newer version", "recordingNewer"),
      (#"{"recording":1}"#, "Line 1 of the recording is damaged", "recordingDamaged"),
    ] as [(String?, String, String)])
  func `what is no recording is a failure`(text: String?, message: String, code: String) async throws {
    try text?.write(toFile: recording, atomically: true, encoding: .utf8)
    let run = try await Binary.run("--replay", recording, "--json")
    #expect(run.status == 1)
    #expect(run.messages.contains(message), "\(run.messages)")
    #expect(run.output.contains("commandLine.\(code)"), "\(run.output)")
  }

  @Test func `a folder is no recording`() async throws {
    let run = try await Binary.run("--replay", folder.path(""))
    #expect(run.status == 1)
    #expect(run.messages.contains("cannot be read: Is a directory"), "\(run.messages)")
  }

  @Test func `a replay that stops says where and why, shows the screen, and is a failure`() async throws {
    _ = try await record("groups", "--store", "memory", input: "open 14\n")
    try (text.replacing("\"14\"", with: "\"999\"") + #"{"command":"close"}"# + "\n")
      .write(toFile: recording, atomically: true, encoding: .utf8)
    let run = try await Binary.run("--replay", recording)
    #expect(run.status == 1)
    #expect(run.messages.hasSuffix("The replay stopped at line 2: There is no row #999 here.\n"), "\(run)")
    #expect(run.output.hasPrefix("== My groups =="))
  }
}

import Foundation
import Testing
import TestSupport

/// The match game of the shipped program from outside: with questions and answers in place of screens, and with either
/// view model of the settings.
@Suite(.serialized, .turnLimit(15_000))
struct MatchesBinaryTests {
  // MARK: Questions and answers

  @Test(arguments: ["en", "de", "ca"])
  func `the dialogue through a pipe is the one that was recorded`(language: String) async throws {
    let recorded = try PackageFile.text(of: "Transcripts/\(language).txt")
    let run = try await Binary.run(
      "matches", "--prompt", "--language", language, input: "7\n 3 \n1\n4\none\n3\n0\n\n2\n")
    #expect(run.output == recorded)
    #expect((run.status, run.messages) == (0, ""))
  }

  @Test func `the same seed gives the same wild opponent`() async throws {
    let input = "24\n3\n2\n" + String(repeating: "1\n", count: 24)
    let first = try await Binary.run("matches", "--prompt", "--seed", "1", input: input)
    #expect(first.output == (try await Binary.run("matches", "--prompt", "--seed", "1", input: input)).output)
    #expect(first.output != (try await Binary.run("matches", "--prompt", "--seed", "2", input: input)).output)
  }

  @Test(arguments: ["", "3", "3\n2", "3\n2\n1\n", "3\n2\n1\n9"])
  func `the end of input ends it, whatever is asked`(input: String) async throws {
    let run = try await Binary.run("matches", "--prompt", input: input)
    #expect((run.status, run.messages) == (0, ""))
    #expect(run.output.hasPrefix("Welcome to the match game\n\nThe player removing") && run.output.hasSuffix(" \n"))
  }

  @Test func `a line that is too long is skipped, and one that is not UTF-8 is no number`() async throws {
    let tooLong = try await Binary.run(
      "matches", "--prompt", input: String(repeating: "9", count: 100_000) + "\n1\n\n\n1\n")
    #expect(tooLong.status == 1)
    #expect(tooLong.messages == "A line may have at most 65,536 bytes; this one was skipped.\n")
    #expect(tooLong.output.contains("There is 1 match\n") && tooLong.output.hasSuffix("soon again\n"))

    let bytes = try ScratchFolder()
    try Data([0x31, 0xFF, 0x0A, 0x1B, 0x5B, 0x0A]).write(to: URL(filePath: bytes.path("answers")))
    let run = try await Binary.run(["matches", "--prompt"], after: "exec <\(bytes.path("answers"))")
    #expect(run.status == 0)
    #expect(run.output.contains("matches: 1\u{FFFD}\n") && run.output.contains("remove: \\u{1B}[\n"))
  }

  @Test func `on a terminal an answer stands behind its question`() async throws {
    let terminal = try PseudoTerminal("matches", "--prompt")
    #expect(await terminal.see("Starting number of matches:"))
    try terminal.press("5\n")
    #expect(await terminal.see("Maximum number of matches to remove:"))
    try terminal.press("2\n")
    #expect(await terminal.see("Strategy to use (1: Dumb, 2: Wild, 3: Smart):"))
    try terminal.press("3\n")
    #expect(await terminal.see("Please enter your move (1..2)"))
    #expect(
      terminal.written.hasSuffix(
        "\r\nStarting number of matches: 5\r\nMaximum number of matches to remove: 2\r\n"
          + "Strategy to use (1: Dumb, 2: Wild, 3: Smart): 3\r\nThere are 5 matches\r\nPlease enter your move (1..2) "))
    try terminal.press("\u{4}")
    #expect(await terminal.end() == 0)
    #expect(terminal.written.hasSuffix("(1..2) \r\n"))
  }

  @Test func `SIGINT ends it, as every program`() async throws {
    let terminal = try PseudoTerminal("matches", "--prompt")
    #expect(await terminal.see("Starting number of matches:"))
    terminal.send(SIGINT)
    #expect(await terminal.end() == 130)
    #expect(terminal.isRestored)
  }

  @Test(arguments: [["dice"], ["matches/settings"], [], ["matches", "--json"], ["matches", "--no-warning"]])
  func `only the match game has questions and answers`(arguments: [String]) async throws {
    let run = try await Binary.run(arguments + ["--prompt"])
    #expect(run.status == 2 && !run.output.contains("Welcome"))
    #expect(run.messages.contains("calcots matches --prompt"))
  }

  // MARK: The settings' view model

  @Test(arguments: [["matches"], ["matches/settings"], ["matches/settings", "--trace"]])
  func `without the warning the settings have the other view model`(arguments: [String]) async throws {
    let settings = "set initial 17\nstrategy smart\ndone\n"
    let input = arguments[0] == "matches" ? "settings\n" + settings : settings
    let plain = try await Binary.run(arguments + ["--no-warning"], input: input)
    #expect(plain.status == 0 && !plain.output.contains("== You will lose =="))
    #expect(plain.output.contains("\n== Matches ==\n17 matches\nPlease start\n"))
    let warning = try await Binary.run(arguments, input: input)
    #expect(warning.output.contains("== You will lose =="))
  }

  @Test func `only the match game’s settings can do without the warning`() async throws {
    let run = try await Binary.run("books", "--no-warning")
    #expect(run.status == 2)
    #expect(run.messages.contains("calcots matches --no-warning"))
  }
}

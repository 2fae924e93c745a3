import Foundation
import TestSupport
import Testing

/// The match game of the shipped program from outside: with questions and answers in place of screens, and with either
/// view model of the settings.
@Suite(.serialized, .turnLimit(15_000))
struct MatchesBinaryTests {
  // MARK: Questions and answers

  @Test(arguments: ["en", "de", "ca"])
  func `the dialogue through a pipe matches its recording`(language: String) async throws {
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

  @Test func `on a terminal an answer follows its question on the same line`() async throws {
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

  @Test func `SIGINT ends the game with exit status 130`() async throws {
    let terminal = try PseudoTerminal("matches", "--prompt")
    #expect(await terminal.see("Starting number of matches:"))
    terminal.send(SIGINT)
    #expect(await terminal.end() == 130)
    #expect(terminal.isRestored)
  }

  // MARK: The settings' view model

  @Test(arguments: [["matches"], ["matches/settings"], ["matches/settings", "--trace"]])
  func `if the warning is turned off, a game that the user will certainly lose begins at once`(arguments: [String])
    async throws
  {
    let settings = "set initial 17\nstrategy smart\ndone\n"
    let input = arguments[0] == "matches" ? "settings\n" + settings : settings
    let plain = try await Binary.run(arguments + ["--no-warning"], input: input)
    #expect(plain.status == 0 && !plain.output.contains("== You will lose =="))
    #expect(plain.output.contains("\n== Matches ==\n17 matches\nPlease start\n"))
    let warning = try await Binary.run(arguments, input: input)
    #expect(warning.output.contains("== You will lose =="))
  }
}

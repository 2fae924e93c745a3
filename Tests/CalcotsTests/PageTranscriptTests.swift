import Foundation
import TestSupport
import Testing

/// Checks that transcripts in the pages match what the program prints.
@Suite(.fewAtOnce)
struct PageTranscriptTests {
  /// Returns the first transcript on a page: its input, its command, and what is printed.
  private func transcript(on page: String) throws -> (input: String, arguments: [String], printed: String) {
    let blocks = try PackageFile.text(of: page).components(separatedBy: "```")
    let block = try #require(blocks.first { $0.hasPrefix("console\n$ printf '") })
    let lines = block.components(separatedBy: "\n")
    let command = lines[1].components(separatedBy: "'")
    let input = command[1].replacingOccurrences(of: "\\n", with: "\n")
    let arguments = try #require(command[2].components(separatedBy: "Scripts/run ").last).split(separator: " ")
    return (input, arguments.map(String.init), lines.dropFirst(2).joined(separator: "\n"))
  }

  @Test(arguments: [
    "01-the-first-hour.md", "04-inside-and-elsewhere.md", "06-lists.md", "MatchGame.md", "Terminal.md",
  ])
  func `a transcript matches the program's output`(page: String) async throws {
    let (input, arguments, printed) = try transcript(on: page)
    let onlyMessages = ["2>&1", ">/dev/null"]
    let run = try await Binary.run(arguments.filter { !onlyMessages.contains($0) }, input: input)
    #expect(run.status == 0)
    let output = run.messages + (arguments.suffix(2) == onlyMessages[...] ? "" : run.output)
    #expect(output.trimmingCharacters(in: .newlines) == printed.trimmingCharacters(in: .newlines))
  }
}

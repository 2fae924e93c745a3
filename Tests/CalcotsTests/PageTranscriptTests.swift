import Foundation
import TestSupport
import Testing

/// Checks that transcripts in the pages match what the program prints.
@Suite(.fewAtOnce)
struct PageTranscriptTests {
  /// Returns the first transcript on a page: its input, its command, and what is printed.
  ///
  /// The input is printed by a command in front of a pipe, or is in a file that is shown first.
  private func transcript(on page: String) throws -> (input: String, arguments: [String], printed: String) {
    let blocks = try PackageFile.text(of: page).components(separatedBy: "```")
    let starts = ["console\n$ printf '", "console\n$ cat "]
    let block = try #require(blocks.first { block in starts.contains { block.hasPrefix($0) } })
    let lines = block.components(separatedBy: "\n")
    let last = try #require(lines.lastIndex { $0.hasPrefix("$ ") })
    let input =
      last == 1
      ? lines[1].components(separatedBy: "'")[1].replacingOccurrences(of: "\\n", with: "\n")
      : lines[2..<last].joined(separator: "\n")
    let arguments = try #require(lines[last].firstMatch(of: #/(?:Scripts\/run|calcots) ([^<]+)/#)).output.1
    return (input, arguments.split(separator: " ").map(String.init), lines.dropFirst(last + 1).joined(separator: "\n"))
  }

  @Test(arguments: [
    "01-the-first-hour.md", "02-why-five-parts.md", "04-inside-and-elsewhere.md", "06-lists.md", "Programs.md",
    "Terminal.md",
  ])
  func `the first transcript on a page matches the program's output`(page: String) async throws {
    let (input, arguments, printed) = try transcript(on: page)
    let onlyMessages = ["2>&1", ">/dev/null"]
    let run = try await Binary.run(arguments.filter { !onlyMessages.contains($0) }, input: input)
    #expect(run.status == 0)
    let output = run.messages + (arguments.suffix(2) == onlyMessages[...] ? "" : run.output)
    #expect(output.trimmingCharacters(in: .newlines) == printed.trimmingCharacters(in: .newlines))
  }
}

import Foundation
import Testing

/// Checks that transcripts in the pages match what the program prints.
struct PageTests {
  /// Returns the first transcript on a page: its command, its input and what both outputs print.
  private func transcript(on page: String) throws -> (input: String, arguments: [String], printed: String) {
    let url = URL(filePath: #filePath).appending(path: "../../../\(page)").standardized
    let blocks = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "```")
    let block = try #require(blocks.first { $0.hasPrefix("console\n$ printf '") })
    let lines = block.components(separatedBy: "\n")
    let command = lines[1].components(separatedBy: "'")
    let input = command[1].replacingOccurrences(of: "\\n", with: "\n")
    let arguments = try #require(command[2].components(separatedBy: "Scripts/run ").last).split(separator: " ")
    return (input, arguments.map(String.init), lines.dropFirst(2).joined(separator: "\n"))
  }

  @Test(arguments: ["Docs/Groups.md", "Docs/Lists.md"])
  func `a transcript matches the program's output`(page: String) async throws {
    let (input, arguments, printed) = try transcript(on: page)
    let run = try await Binary.run(arguments, input: input)
    #expect(run.status == 0)
    #expect((run.messages + run.output).trimmingCharacters(in: .newlines) == printed.trimmingCharacters(in: .newlines))
  }
}

import Presenting
import Testing
import TextUI

extension KeyCommand {
  /// Runs a command without an argument, as a button does; one that needs an argument fails the test.
  package func run(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    guard takes == .nothing else {
      Issue.record("it needs an argument", sourceLocation: sourceLocation)
      return
    }
    try await run(rows: [], text: "")
  }
}

import Testing

/// A run as seen from outside, in order: commands, screens and messages.
package final class Transcript {
  package private(set) var text = ""

  package init() {}

  /// Records a command that the session has read.
  func read(_ line: String) {
    text += "> \(line)\n"
  }

  /// Records a screen; one for programs has to follow the schema.
  func show(_ screen: String) {
    if screen.hasPrefix("{") { ScreenSchema.check(screen) }
    text += screen
  }

  /// Records a message, each line marked.
  func say(_ message: String) {
    text += message.split(separator: "\n").map { "! \($0)\n" }.joined()
  }

  /// The screens and messages since the last command, and nothing of what was before.
  package var lastAnswer: String {
    text.split(separator: "\n> ", omittingEmptySubsequences: false).last.map { part in
      String(part.drop { $0 != "\n" }.dropFirst())
    } ?? text
  }
}

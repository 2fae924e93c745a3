import Sessions

/// A source of lines that a test gives at the start or later.
@MainActor
package final class ScriptedInput: LineSource {
  private let transcript: Transcript
  private var lines: [String]
  private var isOpen: Bool
  private var waiting: CheckedContinuation<Void, Never>?
  private var linesRead = 0
  /// Whether the next line has been begun.
  package var isBeingTyped = false
  /// Called with the number of lines read so far when these have to be forgotten.
  package var onForgetting: (Int) -> Void = { _ in }

  /// A source of these lines; it ends after them unless it stays open for more.
  package init(_ lines: [String], transcript: Transcript, staysOpen: Bool = false) {
    self.lines = lines
    self.transcript = transcript
    isOpen = staysOpen
  }

  /// Whether all lines were read, and the session asks for one more.
  package var isAsked: Bool { waiting != nil && lines.isEmpty }

  /// Gives one more line.
  package func type(_ line: String) {
    lines.append(line)
    waiting?.resume()
    waiting = nil
  }

  /// Ends the input after the lines given so far.
  package func end() {
    isOpen = false
    waiting?.resume()
    waiting = nil
  }

  package func nextLine() async throws(InputError) -> String? {
    while lines.isEmpty && isOpen {
      await withCheckedContinuation { waiting = $0 }
    }
    guard !lines.isEmpty else { return nil }
    let line = lines.removeFirst()
    linesRead += 1
    transcript.read(line)
    return line
  }

  package func forgetLines() { onForgetting(linesRead) }
}

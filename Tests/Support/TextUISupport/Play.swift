import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI

/// A line session over a stack, with scripted input and recorded output.
package final class Play {
  package let transcript = Transcript()
  package let input: ScriptedInput
  package let output, messages: RecordedOutput
  private let session: CommandSession
  private let lead: (() async -> Void)?

  /// A session that is led on, and then gets these lines; `staysOpen` lets the test type more.
  package init(
    _ lines: [String] = [], leadingOn lead: (() async -> Void)? = nil, on navigation: NavigationController,
    language: Language = .en, asJSON: Bool = false, prompt: String = "", staysOpen: Bool = false,
    showsWholeLists: Bool = false, chosenKeys: [String: Key] = [:]
  ) {
    self.lead = lead
    input = ScriptedInput(lines, transcript: transcript, staysOpen: staysOpen)
    output = .screens(in: transcript)
    messages = .messages(in: transcript)
    session = CommandSession(
      navigation: navigation, chosenKeys: chosenKeys, input: input, output: output, messages: messages,
      renderer: asJSON ? JSONRenderer(language: language) : LinesRenderer(language: language),
      language: language, prompt: prompt, showsWholeLists: showsWholeLists)
  }

  /// Runs until the session asks for a line, and goes on meanwhile.
  package func begin() async {
    Task.immediate { [session, lead] in try await session.run(leadingOn: lead) }
    await settle()
  }

  /// Types a line, and waits until it is answered.
  package func type(_ line: String) async {
    input.type(line)
    await settle()
  }

  /// Waits until the session asks for the next line.
  package func settle() async {
    await eventually("the session asks for a line, after:\n\(transcript.lastAnswer)") { input.isAsked }
  }

  /// Runs to the end; whether every command was performed, and no screen showed an error.
  @discardableResult
  package func run() async throws -> Bool {
    let run = Task.immediate { [session, lead] in try await session.run(leadingOn: lead) }
    return try await value(of: run, "the session ends, after:\n\(transcript.lastAnswer)")
  }

  /// Completes the beginning of a line.
  package func complete(_ head: String) -> Completion { session.complete(head) }

  /// Waits until the transcript meets a condition.
  package func until(sourceLocation: SourceLocation = #_sourceLocation, _ condition: (String) -> Bool) async {
    await eventually(
      "the transcript has what is expected, after:\n\(transcript.lastAnswer)", sourceLocation: sourceLocation
    ) {
      condition(transcript.text)
    }
  }
}

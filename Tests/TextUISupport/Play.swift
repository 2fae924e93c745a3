package import Localization
package import TextUI

/// A line session over a stack, with scripted input and recorded output.
package final class Play {
  package let transcript = Transcript()
  package let input: ScriptedInput
  package let output, messages: RecordedOutput
  private let session: CommandSession

  /// A session that gets these lines; `staysOpen` lets the test type more.
  package init(
    _ lines: [String] = [], on navigation: NavigationController, language: Language = .en, asJSON: Bool = false,
    staysOpen: Bool = false
  ) {
    let strings = Strings(language)
    input = ScriptedInput(lines, transcript: transcript, staysOpen: staysOpen)
    output = .screens(in: transcript)
    messages = .messages(in: transcript)
    session = CommandSession(
      navigation: navigation, input: input, output: output, messages: messages,
      renderer: asJSON ? JSONRenderer() : LinesRenderer(strings: strings), strings: strings)
  }

  /// Runs to the end; whether everything that was asked for was done.
  @discardableResult
  package func run() async throws(OutputError) -> Bool {
    try await session.run()
  }

  /// Lets the session go on until the transcript is as wanted.
  package func until(_ isAsWanted: (String) -> Bool) async {
    await eventually { isAsWanted(transcript.text) }
  }
}

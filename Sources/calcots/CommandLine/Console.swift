import Localization
import Presenting
import Sessions

/// The input and the outputs of a run, and the language of its messages.
struct Console {
  /// The source of lines.
  var input: any LineSource
  /// The destination of the screens, or of the text that is printed instead.
  var output: any TextOutput
  /// The destination of everything else.
  var messages: any TextOutput
  let language: Language
  /// Whether a program reads the output.
  let isForPrograms: Bool

  /// Writes a message.
  func say(_ text: Text) throws(OutputError) {
    try messages.write(SafeText(lines: [text.words(in: language)]))
  }

  /// Writes the mistakes in the settings.
  func say(_ settings: SettingsReader) throws(OutputError) {
    for mistake in settings.mistakes { try say(mistake.text) }
    if settings.moreMistakes > 0 { try say(.settings(.alsoWrong(settings.moreMistakes))) }
  }

  /// Writes the reason why no screen is shown; for a program, also writes it to the output.
  ///
  /// - Returns: The exit status with which the run ends, so that a caller can write `return try console.fail(error)`.
  func fail(_ error: some PresentableError, with status: ExitStatus = .failed) throws(OutputError) -> ExitStatus {
    try say(error.message)
    if isForPrograms { try output.write(JSONRenderer(language: language).render(error)) }
    return status
  }
}

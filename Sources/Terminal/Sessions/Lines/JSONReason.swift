import Localization

/// Why something is not as it should be, in JSON: in words, and as a code that is the same in every language.
nonisolated struct JSONReason: Encodable {
  let code, text: String

  init(_ text: Text, language: Language) {
    code = text.code ?? "other"
    self.text = text.words(in: language)
  }
}

/// A failure in JSON before there is a screen.
nonisolated struct JSONFailure: Encodable {
  private let v = JSONScreen.version
  private let error: JSONReason

  @MainActor init(_ error: some PresentableError, language: Language) {
    self.error = JSONReason(error.message, language: language)
  }
}

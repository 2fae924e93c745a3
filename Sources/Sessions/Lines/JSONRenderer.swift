import Localization

/// Renders each screen as one line of JSON, for programs.
package struct JSONRenderer: ScreenRenderer {
  package let answersEveryLine = true
  private let language: Language

  package init(language: Language) {
    self.language = language
  }

  package func render(_ moment: Moment, line: Int?) -> SafeText {
    do {
      return try SafeText(json: JSONScreen(moment, line: line, language: language))
    } catch {
      // Strings, integers and Booleans can always be encoded; should that ever change, the reader is told.
      return SafeText(lines: [#"{"notice":{"kind":"error","text":"this screen cannot be written as JSON"}}"#])
    }
  }

  // A program gets every screen whole.
  package func read(_ moment: Moment) -> Printout? { nil }
  package func render(_ moment: Moment, since shown: Printout) -> SafeText? { nil }
}

import Localization
import TextUI

/// Renders each screen as one line of JSON, for programs.
package struct JSONRenderer: ScreenRenderer {
  package let isForPrograms = true
  private let language: Language

  package init(language: Language) {
    self.language = language
  }

  package func render(_ moment: ShownScreen, line: Int?) -> SafeText {
    text(of: JSONScreen(moment, line: line, language: language))
  }

  /// Returns the top screen as it is now; nothing if the stack is empty.
  package func render(_ navigation: NavigationController) -> SafeText {
    ShownScreen(of: navigation).map { render($0, line: nil) } ?? SafeText(lines: [])
  }

  /// Returns why there is no screen.
  package func render(_ error: some PresentableError) -> SafeText {
    text(of: JSONFailure(error, language: language))
  }

  private func text(of json: some Encodable) -> SafeText {
    do {
      return try SafeText(json: json)
    } catch {
      // Strings, numbers and Booleans can always be encoded; should that ever change, the reader is told.
      return SafeText(lines: [#"{"v":1,"error":{"code":"other","text":"this screen cannot be written as JSON"}}"#])
    }
  }

  // A program gets every screen whole.
  package func read(_ moment: ShownScreen) -> Printout? { nil }
  package func render(_ moment: ShownScreen, since shown: Printout) -> SafeText? { nil }
}

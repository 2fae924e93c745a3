import Localization
import Presenting
import TextUI

extension Notice {
  /// The text, preceded by a word for the notice's kind, because colour alone would be unclear.
  var labelledText: Text { .session(.notice(kind, text)) }

  /// Returns the notice's text, followed by advice that can name a command of the screen.
  func message(on screen: Screen, referringBy reference: Remedy.CommandReference) -> Text {
    let sentence = remedy.flatMap { $0.sentence(on: screen, referringBy: reference) }
    return sentence.map { "\(text) \(.session($0))" } ?? text
  }
}

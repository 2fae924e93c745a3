import Localization
import Presenting
import TextUI

extension Notice {
  /// The text after a word for the notice's kind, because a colour alone would not be clear.
  var labelledText: Text { .session(.notice(kind, text)) }

  /// Returns the notice's text, followed by the command of the screen that helps.
  func message(on screen: Screen, referringBy reference: Remedy.CommandReference) -> Text {
    let sentence = remedy.flatMap { $0.sentence(on: screen, referringBy: reference) }
    return sentence.map { "\(text) \(.session($0))" } ?? text
  }
}

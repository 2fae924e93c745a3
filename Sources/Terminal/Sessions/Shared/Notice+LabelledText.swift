import Commands
import Localization

extension Notice {
  /// The text after a word for its kind, because a colour alone would not say it.
  var labelledText: Text { .session(.notice(kind, text)) }
}

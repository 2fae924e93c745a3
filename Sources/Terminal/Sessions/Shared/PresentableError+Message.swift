import Localization
import Presenting

extension PresentableError {
  /// The text of the error, followed by what the user can do about it.
  package var message: Text {
    remedy.map { "\(text) \(.session(.remedy($0)))" } ?? text
  }
}

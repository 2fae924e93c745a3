import Localization
import Presenting

extension PresentableError {
  /// The text of the error, followed by advice for the user.
  package var message: Text {
    remedy.map { "\(text) \(.session(.remedy($0)))" } ?? text
  }
}

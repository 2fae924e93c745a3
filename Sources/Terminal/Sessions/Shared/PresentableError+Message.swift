import Localization
import Presenting

extension PresentableError {
  /// What happened, and what the user can do about it.
  package var message: Text {
    remedy.map { "\(text) \(.session(.remedy($0)))" } ?? text
  }
}

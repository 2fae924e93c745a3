import Localization
import Models
import Presenting

extension InvalidAccountName: PresentableError {
  /// Finds the mistake in a typed name; nil if the name is valid.
  package init?(typed: String) {
    do {
      _ = try AccountName(checking: typed)
      return nil
    } catch {
      self = error
    }
  }

  package var text: Text {
    switch self {
    case .blank: .replies(.usernameMissing)
    case .user: .replies(.userInvalid)
    case .host: .replies(.hostInvalid)
    }
  }
}

import Localization
import Models
import Presenting

extension InvalidAccountName: PresentableError {
  /// Finds out what is wrong with a typed name, if anything is.
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

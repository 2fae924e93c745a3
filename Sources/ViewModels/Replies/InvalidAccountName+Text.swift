import Localization
import Models

nonisolated extension InvalidAccountName {
  /// What is wrong with a typed name; nil if it is valid.
  init?(typed: String) {
    do {
      _ = try AccountName(checking: typed)
      return nil
    } catch {
      self = error
    }
  }

  var text: Text {
    switch self {
    case .blank: .replies(.usernameMissing)
    case .user: .replies(.userInvalid)
    case .host: .replies(.hostInvalid)
    }
  }
}

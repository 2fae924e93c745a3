import Localization

extension Strings {
  /// What stands before the text of a notice, as its style may not be seen.
  func label(of notice: Notice) -> String {
    switch notice.kind {
    case .info: self(UIText.info)
    case .warning: self(UIText.warning)
    case .error: self(UIText.error)
    }
  }
}

import Localization

/// Why a pasted text was not accepted.
nonisolated package enum PasteError: Error, Hashable, Sendable {
  /// The text was longer than `limit` bytes.
  case tooLong(limit: Int)
  case notUTF8

  var text: Text {
    switch self {
    case .tooLong(let limit): .session(.pasteTooLong(limit: limit))
    case .notUTF8: .session(.pasteNotUTF8)
    }
  }
}

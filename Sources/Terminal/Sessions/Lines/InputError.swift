import Localization

/// Why there is no next line.
nonisolated package enum InputError: Error, Equatable, Sendable {
  /// The input can no longer be read.
  case failed(SystemError)
  /// The line was longer than `limit` bytes and was skipped; the next line can be read.
  case lineTooLong(limit: Int)
  /// The line is not UTF-8 and was skipped; the next line can be read.
  case notUTF8

  /// The message for the user.
  package var text: Text {
    switch self {
    case .failed(let reason): .session(.inputFailed(reason))
    case .lineTooLong(let limit): .session(.lineTooLong(limit: limit))
    case .notUTF8: .session(.notUTF8)
    }
  }

  /// Whether the next line can be read.
  package var skipsLine: Bool { if case .failed = self { false } else { true } }
}

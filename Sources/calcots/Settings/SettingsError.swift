import Localization
import Sessions

/// A mistake in `config.json`; the affected setting keeps its default.
nonisolated package struct SettingsError: Error, Hashable {
  package enum Fault: Hashable, Sendable {
    /// The whole file is ignored. It cannot be read, is not a regular file, text or JSON5, or is too large.
    case unreadable(path: String, SystemError)
    case notAFile, notUTF8, notJSON, tooLarge(limit: Int)
    /// An earlier setting in the same group has the same name.
    case repeated(String)
    case unknownSetting(String, nearest: String?)
    case unknownCommand(String, nearest: String?)
    case unknownRole(String, nearest: String?)
    case notAGroup(String)
    case notAKey(String)
    /// Another command on the same screen has the key.
    case takenKey(String, by: String)
    case notALook(String, nearest: String?)
    case notABackground(String)
  }

  /// The number of the line with the mistake, from 1; nil if the whole file is affected.
  package let line: Int?
  package let fault: Fault

  package init(line: Int?, _ fault: Fault) {
    self.line = line
    self.fault = fault
  }

  /// The mistake in words, with the word that was probably meant if there is one.
  package var text: Text {
    let place: Text = line.map { .settings(.line($0)) } ?? "config.json"
    let text: Text = "\(place): \(.settings(.mistake(fault)))"
    return nearest.map { "\(text) \(.session(.didYouMean($0)))" } ?? text
  }

  private var nearest: String? {
    switch fault {
    case .unknownSetting(_, let nearest), .unknownCommand(_, let nearest), .unknownRole(_, let nearest),
      .notALook(_, let nearest):
      nearest
    case .unreadable, .notAFile, .notUTF8, .notJSON, .tooLarge, .repeated, .notAGroup, .notAKey, .takenKey,
      .notABackground:
      nil
    }
  }
}

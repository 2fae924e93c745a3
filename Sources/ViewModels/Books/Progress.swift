import Localization
import Models
import Texts

/// The share of cards that is known, as a number and in words.
nonisolated package struct Progress: Equatable, Sendable {
  /// A percentage from 0 to 100.
  package let percent: Int
  package let text: Text

  init(_ share: KnownShare) {
    percent = share.percent
    text = .books(.progress(percent: percent))
  }
}

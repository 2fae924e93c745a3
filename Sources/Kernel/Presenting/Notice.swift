import Localization

/// A message to the user, in addition to what the screen shows.
nonisolated package struct Notice: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case info, warning, error
  }

  package let kind: Kind
  package let text: Text
  /// A remedy that the user can try, if there is one.
  package let remedy: Remedy?

  package init(_ kind: Kind, _ text: Text, remedy: Remedy? = nil) {
    self.kind = kind
    self.text = text
    self.remedy = remedy
  }
}

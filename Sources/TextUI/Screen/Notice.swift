/// Something that the user should know, beside what the screen shows.
nonisolated package struct Notice: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case info, warning, error
  }

  package let kind: Kind
  package let text: String

  package init(_ kind: Kind, _ text: String) {
    self.kind = kind
    self.text = text
  }
}

/// A few letters on a block of colour.
nonisolated package struct Badge: Equatable, Sendable {
  package let letters: String
  package let tint: Tint

  package init(_ letters: String, tint: Tint) {
    self.letters = letters
    self.tint = tint
  }
}

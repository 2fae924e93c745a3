import Localization

/// One row of a list.
nonisolated package struct Row: Identifiable, Equatable, Sendable {
  /// Identifies the row throughout the life of the list, even if it moves.
  package let id: String
  package let text: Text
  package let detail: Text?
  /// Whether opening the row leads to another screen.
  package let goesDeeper: Bool

  package init(id: String, text: Text, detail: Text? = nil, goesDeeper: Bool = false) {
    self.id = id
    self.text = text
    self.detail = detail
    self.goesDeeper = goesDeeper
  }
}

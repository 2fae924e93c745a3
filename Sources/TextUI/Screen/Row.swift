/// One row of a list.
nonisolated package struct Row: Identifiable, Equatable, Sendable {
  /// Names the row as long as the list exists, wherever it moves to.
  package let id: String
  package let text: String
  package let detail: String
  /// Whether opening the row leads to another screen.
  package let goesDeeper: Bool

  package init(id: String, text: String, detail: String = "", goesDeeper: Bool = false) {
    self.id = id
    self.text = text
    self.detail = detail
    self.goesDeeper = goesDeeper
  }
}

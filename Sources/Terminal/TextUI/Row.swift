import Localization

/// One row of a list.
nonisolated package struct Row: Identifiable, Equatable, Sendable {
  /// Identifies the row throughout the life of the list, even if it moves.
  package let id: String
  /// A few letters on a block of colour, such as initials, if the rows of the list have them.
  package let badge: Badge?
  package let text: Text
  /// What the row says beside its text, one for each column; all rows of a list have the same columns.
  package let details: [Detail]
  /// What ``details`` say, for programs, by name; users do not see it.
  package let values: [String: RowValue]
  /// Whether opening the row leads to another screen.
  package let hasDisclosure: Bool

  package init(
    id: String, badge: Badge? = nil, text: Text, details: [Detail] = [], values: [String: RowValue] = [:],
    hasDisclosure: Bool = false
  ) {
    self.id = id
    self.badge = badge
    self.text = text
    self.details = details
    self.values = values
    self.hasDisclosure = hasDisclosure
  }

  /// Returns the id of the row that leads to a page: the end of the page's path.
  package static func id(leadingTo path: String) -> ID? { path.split(separator: "/").last.map(String.init) }

  /// The details as one text.
  package var detail: Text? { details.isEmpty ? nil : details.map(\.text).joined(separator: ", ") }
}

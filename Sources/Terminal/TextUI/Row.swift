import Localization

/// One row of a list.
nonisolated package struct Row: Identifiable, Equatable, Sendable {
  /// Identifies the row throughout the life of the list, even if it moves.
  package let id: String
  /// A few letters, such as initials, on a block of colour; nil if the list has no badges.
  package let badge: Badge?
  package let text: Text
  /// The cells next to the text; cells with the same index form a column of the list.
  package let details: [Detail]
  /// The facts of the row by name, for programs; users do not see them.
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

  /// Returns the id of the row that leads to a page: the last component of the page's path.
  package static func id(leadingTo path: String) -> ID? { path.split(separator: "/").last.map(String.init) }

  /// The details as one text; nil if there are none.
  package var detail: Text? { details.isEmpty ? nil : details.map(\.text).joined(separator: ", ") }
}

/// One cell of a column, next to the text of a row.
nonisolated package enum Detail: Equatable, Sendable {
  case text(Text)
  /// A number; its column is right-aligned.
  case number(Text)
  /// A share of a whole in per cent, from 0 to 100, which may be drawn as a bar.
  case share(percent: Int, Text)

  package var text: Text {
    switch self {
    case .text(let text), .number(let text), .share(_, let text): text
    }
  }
}

extension [Detail] {
  /// Returns a single cell with the words that are not nil, or no cell if all are nil.
  ///
  /// With a column for each word, a missing word would move all later words to another column.
  package static func joined(_ words: Text?..., separator: String = ", ") -> [Detail] {
    let words = words.compactMap(\.self)
    return words.isEmpty ? [] : [.text(words.joined(separator: separator))]
  }
}

/// A fact, as programs read it.
nonisolated package enum RowValue: Equatable, Sendable {
  case number(Int)
  case flag(Bool)
  /// A share of a whole in per cent, from 0 to 100.
  case share(percent: Int)
  case text(String)
}

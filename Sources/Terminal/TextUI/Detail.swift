import Localization

/// What a row says beside its text, as one cell of a column.
nonisolated package enum Detail: Equatable, Sendable {
  case text(Text)
  /// A number, so the column is aligned at the right.
  case number(Text)
  /// A share of a whole in per cent, from 0 to 100, which may be drawn as a bar beside the text.
  case share(percent: Int, Text)

  package var text: Text {
    switch self {
    case .text(let text), .number(let text), .share(_, let text): text
    }
  }
}

/// The words of a screen in lines, kept in order to find out later what has changed.
///
/// A printout holds only values, so keeping it does not keep a calçot alive.
nonisolated package struct Printout {
  enum PrintedPart {
    case line(String)
    /// A control, or a remark about a control or the list. It is printed if its key is new, and its disappearance is not
    /// reported.
    case quiet(String, key: String)
    case rows(PrintedRows)

    static func control(_ line: String) -> PrintedPart { .quiet(line, key: line) }

    /// The part of a line that has to be new for the line to be printed; nil for rows.
    var key: String? {
      switch self {
      case .line(let key), .quiet(_, let key): key
      case .rows: nil
      }
    }

    /// Whether the part is reported when it disappears without a replacement.
    var isText: Bool {
      if case .line = self { true } else { false }
    }

    var lines: [String] {
      switch self {
      case .line(let line), .quiet(let line, _): [line]
      case .rows(let rows): rows.lines
      }
    }
  }

  let title: String
  let parts: [PrintedPart]
  /// Whether the screen's subject, such as a group, had already been deleted.
  let isOfSomethingGone: Bool

  /// Returns whether a row with this id is among the lines.
  func hasRow(_ id: String) -> Bool {
    parts.contains { if case .rows(let rows) = $0 { rows.rows.contains { $0.id == id } } else { false } }
  }

  /// The whole screen.
  var lines: [String] { [title] + parts.flatMap(\.lines) }
}

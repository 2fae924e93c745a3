import Localization
import TextUI

/// The words of a screen in lines, kept to tell later what has changed.
///
/// It holds values only, so keeping it keeps no calçot alive.
nonisolated package struct Printout {
  enum PrintedPart {
    case line(String)
    /// A line that is told when it is new, but not when it is gone: a control.
    case quiet(String)
    case rows(PrintedRows)

    /// The line; nil for rows.
    var line: String? {
      switch self {
      case .line(let line), .quiet(let line): line
      case .rows: nil
      }
    }

    /// Whether it is told when it is gone and nothing takes its place.
    var isText: Bool {
      if case .line = self { true } else { false }
    }

    var lines: [String] {
      switch self {
      case .line(let line), .quiet(let line): [line]
      case .rows(let rows): rows.lines
      }
    }
  }

  let title: String
  let parts: [PrintedPart]

  /// The whole screen.
  var lines: [String] { [title] + parts.flatMap(\.lines) }
}

/// The keys that work now, with the names of what they do.
///
/// Names are the same in every language: they are what messages call a command, and what one types in line mode. The page
/// behind `?` says the rest in the user's words.
struct Footer {
  private typealias Entry = (key: String, name: String)

  /// What is left out first where there is no room, from its end.
  private let commands: [Entry]
  /// What is always there: the ways on, out, and to all the keys.
  private let start, end: [Entry]

  init(_ screen: Screen, state: ScreenState) {
    let working = screen.commands.filter(\.isEnabled)
    let entries = { (isWanted: (Key) -> Bool) in
      working.filter { isWanted($0.key) }.map { (KeyPress($0.key).label, $0.name) }
    }
    let wayOut = state.filter.isActive ? [("Esc", "all rows")] : entries { $0 == .escape }
    switch state.keyMode {
    case .prompt:
      let name = if case .prompting(let name, _) = state.mode { name } else { "" }
      (start, commands, end) = ([("Enter", name)], [], [("Esc", "cancel")])
    case .filter: (start, commands, end) = ([("Enter", "keep")], [], [("Esc", "all rows")])
    case .keys: (start, commands, end) = ([("↑ ↓", "scroll")], [], [("Esc", "close")])
    case .field:
      let next = screen.parts.count > 1 ? [("Tab", "next")] : []
      (start, commands, end) = (entries { $0 == .enter } + next, [], wayOut)
    case .browsing:
      let filter = screen.list.map { $0.count > 0 } == true ? [("/", "filter")] : []
      start = entries { $0 == .enter }
      commands = entries { $0 != .enter && $0 != .escape } + filter
      end = wayOut + [("?", "keys")]
    }
  }

  /// The entries, in at most `limit` lines as far as that can be.
  func lines(columns: Int, limit: Int) -> [StyledLine] {
    var shown = commands
    while true {
      let entries = (start + shown + end).map { StyledLine($0.key, .key) + StyledLine(" \($0.name)", .dim) }
      let lines = Self.lines(of: entries, columns: columns)
      if lines.count <= limit || shown.isEmpty { return lines }
      shown.removeLast()
    }
  }

  private static func lines(of entries: [StyledLine], columns: Int) -> [StyledLine] {
    var lines: [StyledLine] = []
    for entry in entries {
      if let last = lines.last, last.columns + 2 + entry.columns <= columns {
        lines[lines.count - 1] += StyledLine("  ") + entry
      } else {
        lines.append(entry.truncated(to: columns))
      }
    }
    return lines
  }
}

/// The keys that work now, with the names of what they do.
///
/// Names are the same in every language: they are what messages call a command, and what one types in line mode. The page
/// behind `?` says the rest in the user's words.
struct Footer {
  private let entries: [(key: String, name: String)]

  init(_ screen: Screen, state: ScreenState) {
    let commands = screen.commands.filter(\.isEnabled)
    let name = { (key: Key) in commands.first { $0.key == key }.map { [(KeyPress(key).label, $0.name)] } ?? [] }
    switch state.mode {
    case .prompting(let name, _): entries = [("Enter", name), ("Esc", "cancel")]
    case .filtering: entries = [("Enter", "keep"), ("Esc", "all rows")]
    case .readingKeys: entries = [("Esc", "close")]
    case .browsing:
      let wayOut = state.filter.isActive ? [("Esc", "all rows")] : name(.escape)
      if state.keyMode == .field {
        entries = name(.enter) + (screen.parts.count > 1 ? [("Tab", "next")] : []) + wayOut
      } else {
        entries =
          name(.enter) + commands.filter { $0.key != .enter && $0.key != .escape }.map { (KeyPress($0.key).label, $0.name) }
          + wayOut + (screen.list != nil ? [("/", "filter")] : []) + [("?", "keys")]
      }
    }
  }

  /// The entries in at most `limit` lines; what does not fit is left out, but never the last entry.
  func lines(columns: Int, limit: Int) -> [StyledLine] {
    let all = entries.map { StyledLine($0.key, .key) + StyledLine(" \($0.name)", .dim) }
    for count in stride(from: all.count, through: 1, by: -1) {
      let lines = Self.lines(of: all.prefix(count - 1) + all.suffix(1), columns: columns)
      if lines.count <= limit { return lines }
    }
    return []
  }

  private static func lines(of entries: some Sequence<StyledLine>, columns: Int) -> [StyledLine] {
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

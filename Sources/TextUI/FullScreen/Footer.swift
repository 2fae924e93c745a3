import Localization

/// The keys that work now, with the names of what they do.
///
/// A command's name is the same in every language: it is what messages call it, and what one types in line mode. The page
/// behind `?` says what it does in the user's words.
struct Footer {
  private typealias Entry = (key: String, name: String)

  /// What is left out first where there is no room, from its end.
  private let commands: [Entry]
  /// What is always there: the ways on, out, and to all the keys.
  private let start, end: [Entry]

  init(_ screen: Screen, state: ScreenState, strings: Strings) {
    let working = screen.commands.filter(\.isEnabled)
    let entries = { (isWanted: (KeyCommand) -> Bool) in
      working.filter(isWanted).map { (KeyPress($0.key).label, $0.name) }
    }
    // Enter gives what the keys go to; the way out is named by its own key.
    let onEnter = screen.commandOnEnter(in: state.part).flatMap { $0.isEnabled && $0.key != .escape ? $0.name : nil }
    let enter = onEnter.map { [("Enter", $0)] } ?? []
    let wayOut = state.filter.isActive ? [("Esc", strings(FullScreenText.footAllRows))] : entries { $0.key == .escape }
    switch state.keyMode {
    case .prompt:
      let name = if case .prompting(let name, _) = state.mode { name } else { "" }
      (start, commands, end) = ([("Enter", name)], [], [("Esc", strings(FullScreenText.footCancel))])
    case .filter:
      (start, commands, end) = (
        [("Enter", strings(FullScreenText.footKeep))], [], [("Esc", strings(FullScreenText.footAllRows))]
      )
    case .keys:
      (start, commands, end) = (
        [("↑ ↓", strings(FullScreenText.footScroll))], [], [("Esc", strings(FullScreenText.footClose))]
      )
    case .field:
      let next = screen.parts.count > 1 ? [("Tab", strings(FullScreenText.footNext))] : []
      (start, commands, end) = (enter + next, [], wayOut)
    case .browsing, .slider:
      let filter = screen.list.map { $0.count > 0 } == true ? [("/", strings(FullScreenText.footFilter))] : []
      let slider = state.keyMode == .slider ? [("← →", strings(FullScreenText.footChange))] : []
      start = enter + slider
      commands = entries { $0.key != .enter && $0.key != .escape && $0.name != onEnter } + filter
      end = wayOut + [("?", strings(FullScreenText.footKeys))]
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

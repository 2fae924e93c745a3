import Localization
import TextUI

/// The keys that work now, with the labels of their commands.
struct Footer {
  private struct Entry {
    let keys: [KeyPress]
    let label: Text

    init(_ keys: KeyPress..., label: Text) { (self.keys, self.label) = (keys, label) }

    /// Creates the entry of a command; it shows how many marked rows the command takes.
    init(_ command: KeyCommand, marked: Int) {
      keys = command.keys.map { KeyPress($0) }
      label = command.takes == .rows && marked > 0 ? "\(command.label) (\(marked))" : command.label
    }
  }

  /// The number of blank columns between two entries.
  private static let gap = 2

  /// The entries that are left out if there is no room, the last entry first.
  private let commands: [Entry]
  /// The entries that are always shown, such as Enter at the start and the way back at the end.
  private let start, end: [Entry]
  /// Whether a click on an entry presses its key.
  private let takesClicks: Bool

  init(_ screen: Screen, state: ScreenState) {
    takesClicks = state.context.hasFocus
    // A filter without matches leaves no rows for the commands that take rows.
    let lacksRows = state.filter.isActive && !state.hasRows(on: screen)
    let usable = Self.ordered(screen.usableCommands).filter { !lacksRows || ![.row, .rows].contains($0.takes) }
    let marked = state.rows(of: screen)?.shown(of: state.list.markedRows.indices).count ?? 0
    let entries = { (isShown: (KeyCommand) -> Bool) in
      usable.filter(isShown).map { Entry($0, marked: marked) }
    }
    // Enter runs the focused part's command. If that command leaves the screen, it is listed under Esc.
    let onEnter = usable.first {
      $0.name == screen.commandOnEnter(in: state.focus.part)?.name && $0.key != .escape
    }
    let enter = onEnter.map { [Entry(.enter, label: $0.label)] } ?? []
    let allRows = Entry(.escape, label: .fullScreen(.footAllRows))
    let wayOut: [Entry] =
      if state.filter.isActive {
        [allRows]
      } else if state.context.backQuits {
        [Entry(.character("q"), label: .fullScreen(.footQuit))]
      } else {
        entries { $0.key == .escape }
      }
    let help: [Entry] = [Entry(.f1, label: .fullScreen(.keysTitle))]
    let beside: [Entry] =
      state.context.otherPane != nil ? [Entry(.character("w"), label: .fullScreen(.footOtherPane))] : []
    switch state.keyMode {
    case _ where !state.context.hasFocus:
      start = []
      commands = []
      end = beside
    case .prompt:
      start = state.promptedCommand(on: screen).map { [Entry(.enter, label: $0.label)] } ?? []
      commands = help
      end = [Entry(.escape, label: .shared(.cancel))]
    case .filter:
      start = [Entry(.enter, label: .fullScreen(.footToList))]
      commands = help
      end = [allRows]
    case .keys:
      start = [Entry(.up, .down, label: .fullScreen(.footScroll))]
      commands = []
      end = [Entry(.escape, label: .fullScreen(.footClose))]
    case .hidden:
      start = []
      commands = []
      end = [Entry(.control("c"), label: .fullScreen(.footQuit))]
    case .field:
      let onTab = usable.first { $0.name == screen.commandOnTab?.name }
      let next: [Entry] =
        onTab.map { [Entry($0, marked: marked)] }
        ?? (screen.parts.count > 1 ? [Entry(.tab, label: .fullScreen(.footNext))] : [])
      let leave: [Entry] =
        if let filter = screen.filterField, state.focus.part == ScreenPart(filter) {
          filter.value.isEmpty || filter.leavesOnEscape ? wayOut : [allRows]
        } else {
          state.partAfterField(on: screen) == nil ? wayOut : [Entry(.escape, label: .fullScreen(.footLeaveField))]
        }
      start = enter
      commands = next + help
      end = leave
    case .browsing, .slider:
      let filter: [Entry] = screen.hasRows ? [Entry(.character("/"), label: .fullScreen(.footFilter))] : []
      let changes = state.keyMode == .slider || screen.choice(in: state.focus.part) != nil
      let isTab = state.keyMode != .slider && screen.choice(in: state.focus.part)?.label == nil
      let change: [Entry] =
        changes ? [Entry(.left, .right, label: .fullScreen(isTab ? .footSwitch : .footChange))] : []
      // The keys of a choice's options are shown next to the options, so the footer leaves these keys out.
      let options = Set(screen.choices.flatMap(\.options).map(\.command.name))
      start = enter + change
      commands =
        filter
        + entries { $0.key != .enter && $0.key != .escape && $0.name != onEnter?.name && !options.contains($0.name) }
      // The key that moves the focus to the other pane is in that pane's footer.
      end = wayOut + [Entry(.character("?"), label: .fullScreen(.keysTitle))]
    }
  }

  /// Returns commands in the order in which they are left out, the last command first.
  ///
  /// Undo comes first, because users look for it after a mistake. Refresh and redo come last: screens refresh without a
  /// command, and users seldom redo.
  private static func ordered(_ commands: [KeyCommand]) -> [KeyCommand] {
    let first = commands.filter { $0.name == "undo" }
    let last = commands.filter { $0.name == "refresh" } + commands.filter { $0.name == "redo" }
    return first + commands.filter { !["undo", "refresh", "redo"].contains($0.name) } + last
  }

  /// Returns the entries in at most `limit` lines, or more if the permanent entries need them.
  func lines(columns: Int, limit: Int, language: Language) -> [ContentLine] {
    let start = start.map { words(for: $0, language) }
    let end = end.map { words(for: $0, language) }
    let commands = commands.map { words(for: $0, language) }
    let entries = { (count: Int) in start + commands.prefix(count) + end }
    let limit = max(limit, lineCount(of: entries(0), columns: columns))
    let count = (0...commands.count).last { lineCount(of: entries($0), columns: columns) <= limit } ?? 0
    var lines: [ContentLine] = []
    for (words, target) in entries(count) {
      lines.add(words.truncated(to: columns), reaching: target, gap: Self.gap, columns: columns)
    }
    return lines
  }

  /// Returns the number of lines that entries take, computed only from their widths.
  private func lineCount(of entries: [(words: StyledLine, target: MouseTarget?)], columns: Int) -> Int {
    var count = 0
    var used = 0
    for entry in entries {
      let width = min(entry.words.columns, columns)
      if count == 0 || used > 0 && used + Self.gap + width > columns {
        count += 1
        used = 0
      }
      used += (used > 0 ? Self.gap : 0) + width
    }
    return count
  }

  private func words(for entry: Entry, _ language: Language) -> (words: StyledLine, target: MouseTarget?) {
    let key = StyledLine(entry.keys.map { $0.label(in: language) }.joined(separator: " "), .key)
    // A click on two arrow keys would be ambiguous.
    let target = takesClicks && ![.left, .up].contains(entry.keys[0]) ? MouseTarget.key(entry.keys[0]) : nil
    return (key + StyledLine(" \(entry.label.words(in: language))", .dim), target)
  }
}

import Localization
import TextUI

/// The keys that work now, with the labels of their commands.
struct Footer {
  private typealias KeyEntry = (key: String, label: Text)

  /// The entries to leave out if there is no room, from the end.
  private let commands: [KeyEntry]
  /// The entries that are always shown: the ways forward, back, and to the list of all keys.
  private let start, end: [KeyEntry]

  init(_ screen: Screen, state: ScreenState) {
    let usable = screen.usableCommands
    let entries = { (isShown: (KeyCommand) -> Bool) in
      usable.filter(isShown).map { (KeyMap.label(of: $0), $0.label) }
    }
    // Enter runs the focused part's command; the way out is listed under its own key.
    let onEnter = usable.first {
      $0.name == screen.commandOnEnter(in: state.part)?.name && $0.key != .escape
    }
    let enter = onEnter.map { [("Enter", $0.label)] } ?? []
    let allRows: KeyEntry = ("Esc", .fullScreen(.footAllRows))
    let wayOut: [KeyEntry] =
      if state.filter.isActive {
        [allRows]
      } else if state.backQuits {
        [("q", .fullScreen(.footQuit))]
      } else {
        entries { $0.key == .escape }
      }
    let help: [KeyEntry] = [("F1", .fullScreen(.footKeys))]
    let beside: [KeyEntry] = state.hasOtherPane ? [("w", .fullScreen(.footOtherPane))] : []
    switch state.keyMode {
    case _ where !state.hasFocus: (start, commands, end) = ([], [], beside)
    case .prompt:
      start = state.promptedCommand(on: screen).map { [("Enter", $0.label)] } ?? []
      (commands, end) = (help, [("Esc", .fullScreen(.footCancel))])
    case .filter: (start, commands, end) = (enter, help, [allRows])
    case .keys:
      (start, commands, end) = ([("↑ ↓", .fullScreen(.footScroll))], [], [("Esc", .fullScreen(.footClose))])
    case .hidden: (start, commands, end) = ([], [], [(KeyPress.control("c").label, .fullScreen(.footQuit))])
    case .field:
      let next: [KeyEntry] = screen.parts.count > 1 ? [("Tab", .fullScreen(.footNext))] : []
      let leave: [KeyEntry] =
        if let filter = screen.filterField, state.part == Part(filter) {
          filter.value.isEmpty ? wayOut : [allRows]
        } else {
          state.partAfterField(on: screen) == nil ? wayOut : [("Esc", .fullScreen(.footLeaveField))]
        }
      (start, commands, end) = (enter, next + help, leave)
    case .browsing, .slider:
      let filter: [KeyEntry] = screen.hasRows ? [("/", .fullScreen(.footFilter))] : []
      let changes = state.keyMode == .slider || screen.choice(in: state.part) != nil
      let isTab = state.keyMode != .slider && screen.choice(in: state.part)?.label == nil
      let change: [KeyEntry] = changes ? [("← →", .fullScreen(isTab ? .footSwitch : .footChange))] : []
      // The options of a choice have their keys beside them.
      let options = Set(screen.choices.flatMap(\.options).map(\.command.name))
      start = enter + change
      commands =
        entries { $0.key != .enter && $0.key != .escape && $0.name != onEnter?.name && !options.contains($0.name) }
        + filter
      end = wayOut + beside + [("?", .fullScreen(.footKeys))]
    }
  }

  /// Returns the entries, in at most `limit` lines if possible.
  func lines(columns: Int, limit: Int, language: Language) -> [StyledLine] {
    var shown = commands
    while true {
      let entries = (start + shown + end).map { entry in
        StyledLine(entry.key, .key) + StyledLine(" \(entry.label.words(in: language))", .dim)
      }
      let lines = entries.flowing(in: columns, gap: 2)
      if lines.count <= limit || shown.isEmpty { return lines }
      shown.removeLast()
    }
  }
}

import Localization
import TextUI

/// The page that `?` shows: the useful keys of a screen, and the signs before rows.
struct KeysPage {
  private typealias KeysEntry = (keys: String, help: Text)

  private let sections: [(title: FullScreenText, entries: [KeysEntry])]
  private let language: Language

  init(_ screen: Screen, state: ScreenState, language: Language) {
    self.language = language
    let commands = screen.usableCommands
    let taken = Set(commands.flatMap(\.keys).map { KeyPress($0) })
    let general = KeyMap.general.filter {
      taken.isDisjoint(with: $0.keys) && state.hasUse(for: $0.action, on: screen)
    }
    let editing = screen.takesText ? KeyMap.editing : []
    let sections: [(title: FullScreenText, entries: [KeysEntry])] = [
      (
        .keysHere,
        commands.map { ($0.keysLabel(in: language), $0.label == $0.help ? $0.label : "\($0.label): \($0.help)") }
      ),
      (
        .keysEverywhere,
        general.map {
          let marks = $0.action != .mark || screen.takesSeveralRows
          let help = state.hasUse(for: .enter, on: screen) ? FullScreenText.keyEnter : .keyPageDown
          return ($0.label(in: language), .fullScreen(marks ? $0.help : help))
        }
      ),
      (.keysSigns, Self.signs(on: screen).map { ($0, .fullScreen($1)) }),
      (.keysTyping, editing.map { ($0.label(in: language), .fullScreen($0.help)) }),
    ]
    self.sections = sections.filter { !$0.entries.isEmpty }
  }

  /// Returns the signs that can appear before a row, with their meanings.
  private static func signs(on screen: Screen) -> [(String, FullScreenText)] {
    guard let list = screen.list, list.count > 0 else { return [] }
    let changes: [ChangeMark] = [.new, .updated, .moved]
    let taken: [(String, FullScreenText)] = screen.filterField == nil ? [] : [("↵", .signTaken)]
    return [(">", .signFocus)] + taken + [("-", .signSelected)] + (screen.takesSeveralRows ? [("✓", .signMarked)] : [])
      + changes.map { (String($0.sign), .sign($0)) } + [(ChangeMarks.goneSign, .signGone)]
  }

  func lines(columns: Int) -> [StyledLine] {
    let keyColumns = sections.flatMap(\.entries).map { StyledLine($0.keys).columns }.max() ?? 0
    var lines: [StyledLine] = []
    for section in sections {
      lines += lines.isEmpty ? [] : [StyledLine()]
      lines.append(StyledLine(section.title.words(in: language), .title))
      for entry in section.entries {
        let help = StyledLine(entry.help.words(in: language)).wrapped(to: columns - keyColumns - 2)
        for (index, line) in help.enumerated() {
          lines.append(StyledLine(index == 0 ? entry.keys : "", .key).padded(to: keyColumns + 2) + line)
        }
      }
    }
    let trace = StyledLine(FullScreenText.howItWorks.words(in: language), .dim).wrapped(to: columns)
    return lines + [StyledLine()] + trace
  }
}

import Localization

/// The page behind `?`: every key that a screen knows, and what it does in the user's words.
struct KeysPage {
  private typealias Entry = (keys: String, help: String)

  private let sections: [(title: FullScreenText, entries: [Entry])]

  init(_ screen: Screen, strings: Strings) {
    let commands = screen.commands.filter(\.isEnabled)
    let taken = Set(commands.map { KeyPress($0.key) })
    let general = KeyMap.general.filter { taken.isDisjoint(with: $0.keys) }
    sections = [
      (.keysHere, commands.map { (KeyMap.label(of: $0.key), "\($0.name): \($0.help)") }),
      (.keysEverywhere, general.map { ($0.label, strings($0.help)) }),
      (.keysTyping, KeyMap.editing.map { ($0.label, strings($0.help)) }),
    ]
  }

  func lines(columns: Int, strings: Strings) -> [StyledLine] {
    let keyColumns = sections.flatMap(\.entries).map { StyledLine($0.keys).columns }.max() ?? 0
    var lines: [StyledLine] = []
    for section in sections {
      lines += lines.isEmpty ? [] : [StyledLine()]
      lines.append(StyledLine(strings(section.title), .title))
      for entry in section.entries {
        let help = StyledLine(entry.help).wrapped(to: columns - keyColumns - 2)
        for (index, line) in help.enumerated() {
          lines.append(StyledLine(index == 0 ? entry.keys : "", .key).padded(to: keyColumns + 2) + line)
        }
      }
    }
    return lines
  }
}

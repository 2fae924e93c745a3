import Models
import Sessions
import TerminalDriver
import TextUI

/// The choices of the user in `config.json`: keys of commands, and looks.
package struct Settings {
  /// The names at the top of the file.
  nonisolated package enum Section: String, CaseIterable {
    case keys, background, colors, light, dark
  }

  /// The keys of commands, by their names.
  package var keys: [String: Key] = [:]
  package var theme = Theme.standard
}

/// Reads the settings in `config.json`.
///
/// A setting that is wrong is a mistake, and keeps its default. All others count.
package struct SettingsReader {
  package private(set) var settings = Settings()
  /// In the order of their lines.
  package var mistakes: [SettingsError] { found.sorted { ($0.line ?? 0) < ($1.line ?? 0) } }

  private var found: [SettingsError] = []
  private let file: SettingsFile
  /// The keys of the commands of each screen; nil for the program's own.
  private let screens: [CommandKeys.Screen]?
  private var values: [String: SettingValue] = [:]

  /// Reads the file at a path; there need not be one.
  init(path: String?) {
    screens = nil
    do throws(SettingsError) {
      file = try path.flatMap { path throws(SettingsError) in try SettingsFile(path: path) } ?? SettingsFile(text: "")
    } catch {
      file = SettingsFile(text: "")
      found = [error]
    }
    read()
  }

  /// Reads a text as that of the file, for commands with these keys.
  package init(_ text: String, screens: [CommandKeys.Screen]? = nil) {
    self.screens = screens
    file = SettingsFile(text: text)
    read()
  }

  private mutating func read() {
    do { values = try file.values() } catch { found.append(error) }
    for name in values.keys where Settings.Section(rawValue: name) == nil {
      let nearest = Suggestion.nearest(to: name, among: Settings.Section.allCases.map(\.rawValue))
      found.append(SettingsError(line: file.line(of: name), .unknownSetting(name, nearest: nearest)))
    }
    readBackground()
    let everywhere = looks(.colors)
    settings.theme.light.merge(everywhere) { $1 }
    settings.theme.light.merge(looks(.light)) { $1 }
    settings.theme.dark.merge(everywhere) { $1 }
    settings.theme.dark.merge(looks(.dark)) { $1 }
    readKeys()
  }

  private mutating func readBackground() {
    let name = Settings.Section.background.rawValue
    guard let value = values[name] else { return }
    if case .text(let word) = value, let background = Theme.Background(rawValue: word) {
      settings.theme.background = background
    } else {
      found.append(SettingsError(line: file.line(of: name), .notABackground(value.words)))
    }
  }

  /// Returns the valid looks of a group.
  private mutating func looks(_ group: Settings.Section) -> [Theme.Role: Look] {
    var looks: [Theme.Role: Look] = [:]
    for (name, value) in entries(of: group) {
      guard let role = Theme.Role(rawValue: name) else {
        let nearest = Suggestion.nearest(to: name, among: Theme.Role.allCases.map(\.rawValue))
        note(.unknownRole(name, nearest: nearest), name, group)
        continue
      }
      if case .text(let words) = value, let look = Look(words) {
        looks[role] = look
      } else {
        let wrong = value.words.split(separator: " ").map(String.init).first { Look($0) == nil && $0 != "on" }
        let nearest = wrong.flatMap { Suggestion.nearest(to: $0, among: Look.words) }
        note(.notALook(value.words, nearest: nearest), name, group)
      }
    }
    return looks
  }

  private mutating func readKeys() {
    let entries = entries(of: .keys)
    guard !entries.isEmpty else { return }
    let screens = screens ?? CommandKeys.screens
    let names = Set(screens.joined().map(\.name)).sorted()
    var keys: [String: Key] = [:]
    for (name, value) in entries {
      if !names.contains(name) {
        note(.unknownCommand(name, nearest: Suggestion.nearest(to: name, among: names)), name, .keys)
      } else if case .text(let text) = value, let key = Key(chosen: text) {
        keys[name] = key
      } else {
        note(.notAKey(value.words), name, .keys)
      }
    }
    // If a chosen key clashes with another command's, drop it, and then each that relied on it.
    while let clash = Self.clash(of: keys, on: screens) {
      note(.takenKey(clash.key.label, by: clash.other), clash.name, .keys)
      keys[clash.name] = nil
    }
    settings.keys = keys
  }

  /// Finds a command whose chosen key another one on the same screen has, though they do not share one by default.
  private static func clash(
    of keys: [String: Key], on screens: [CommandKeys.Screen]
  ) -> (name: String, key: Key, other: String)? {
    for (name, key) in keys.sorted(by: { $0.key < $1.key }) {
      for screen in screens {
        guard let command = screen.first(where: { $0.name == name }) else { continue }
        let others = screen.filter { $0.name != name && $0.key != command.key }
        if let other = others.first(where: { (keys[$0.name] ?? $0.key) == key }) { return (name, key, other.name) }
      }
    }
    return nil
  }

  /// Returns what a group has, in the order of names; nothing if it is not a group.
  private mutating func entries(of group: Settings.Section) -> [(String, SettingValue)] {
    switch values[group.rawValue] {
    case nil: return []
    case .group(let entries): return entries.sorted { $0.key < $1.key }
    case .text, .other:
      found.append(SettingsError(line: file.line(of: group.rawValue), .notAGroup(group.rawValue)))
      return []
    }
  }

  private mutating func note(_ fault: SettingsError.Fault, _ name: String, _ group: Settings.Section) {
    found.append(SettingsError(line: file.line(of: group.rawValue, name), fault))
  }
}

extension Key {
  /// Creates a key that the user has chosen, if it is one character and does not mean the same everywhere.
  fileprivate init?(chosen text: String) {
    guard let character = text.first, text.count == 1, !character.isWhitespace,
      !KeyMap.reserved.contains(.character(character))
    else { return nil }
    self = .character(character)
  }
}

import Models
import Sessions
import TerminalDriver
import TextUI

/// Makes settings of `config.json`: each that is wrong keeps its default and is a mistake, and the others count.
package struct SettingsReader {
  package private(set) var settings = Settings()
  /// In the order of their lines.
  package var mistakes: [SettingsMistake] { found.sorted { ($0.line ?? 0) < ($1.line ?? 0) } }

  private var found: [SettingsMistake] = []
  private let file: SettingsFile
  private var values: [String: SettingValue] = [:]

  /// Reads the file at a path; there need not be one.
  ///
  /// - Parameters:
  ///   - path: The path, if there is one.
  ///   - screens: Makes the commands of each screen; only called if the file has keys.
  /// - Throws: `StoreError` if the screens cannot be made.
  init(path: String?, screens: () async throws(StoreError) -> [[KeyCommand]]) async throws(StoreError) {
    do throws(SettingsMistake) {
      file = try path.flatMap { path throws(SettingsMistake) in try SettingsFile(path: path) } ?? SettingsFile(text: "")
    } catch {
      (file, found) = (SettingsFile(text: ""), [error])
    }
    try await read(screens)
  }

  /// Reads a text as that of the file.
  package init(_ text: String, screens: [[KeyCommand]]) async throws(StoreError) {
    file = SettingsFile(text: text)
    try await read { () throws(StoreError) in screens }
  }

  private mutating func read(_ screens: () async throws(StoreError) -> [[KeyCommand]]) async throws(StoreError) {
    do { values = try file.values() } catch { found.append(error) }
    for name in values.keys where Settings.Section(rawValue: name) == nil {
      let nearest = Suggestion.nearest(to: name, among: Settings.Section.allCases.map(\.rawValue))
      found.append(SettingsMistake(line: file.line(of: name), .unknownSetting(name, nearest: nearest)))
    }
    readBackground()
    let everywhere = looks(.colors)
    settings.theme.light.merge(everywhere) { $1 }
    settings.theme.light.merge(looks(.light)) { $1 }
    settings.theme.dark.merge(everywhere) { $1 }
    settings.theme.dark.merge(looks(.dark)) { $1 }
    if values[Settings.Section.keys.rawValue] != nil { readKeys(on: try await screens()) }
  }

  private mutating func readBackground() {
    let name = Settings.Section.background.rawValue
    guard let value = values[name] else { return }
    if case .text(let word) = value, let background = Theme.Background(rawValue: word) {
      settings.theme.background = background
    } else {
      found.append(SettingsMistake(line: file.line(of: name), .notABackground(value.words)))
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

  private mutating func readKeys(on screens: [[KeyCommand]]) {
    let names = Set(screens.joined().filter(\.canMove).map(\.name)).sorted()
    var keys: [String: Key] = [:]
    for (name, value) in entries(of: .keys) {
      if !names.contains(name) {
        note(.unknownCommand(name, nearest: Suggestion.nearest(to: name, among: names)), name, .keys)
      } else if case .text(let text) = value, let key = Key(chosen: text) {
        keys[name] = key
      } else {
        note(.notAKey(value.words), name, .keys)
      }
    }
    // What takes the key of a command that keeps its own gives way, and what had counted on its key with it.
    while let (name, key, other) = Self.conflict(of: keys, on: screens) {
      note(.takenKey(key.label, by: other), name, .keys)
      keys[name] = nil
    }
    settings.keys = keys
  }

  /// Finds a command whose chosen key another one on the same screen has, though they do not share one by default.
  private static func conflict(
    of keys: [String: Key], on screens: [[KeyCommand]]
  ) -> (name: String, key: Key, other: String)? {
    for (name, key) in keys.sorted(by: { $0.key < $1.key }) {
      for screen in screens {
        guard let command = screen.first(where: { $0.name == name && $0.canMove }) else { continue }
        let others = screen.filter { $0.name != name && $0.key != command.key }
        if let other = others.first(where: { $0.with(keys).keys.contains(key) }) { return (name, key, other.name) }
      }
    }
    return nil
  }

  /// Returns what a group has, in the order of names; nothing if it is no group.
  private mutating func entries(of group: Settings.Section) -> [(String, SettingValue)] {
    switch values[group.rawValue] {
    case nil: return []
    case .group(let entries): return entries.sorted { $0.key < $1.key }
    case .text, .other:
      found.append(SettingsMistake(line: file.line(of: group.rawValue), .notAGroup(group.rawValue)))
      return []
    }
  }

  private mutating func note(_ fault: SettingsMistake.Fault, _ name: String, _ group: Settings.Section) {
    found.append(SettingsMistake(line: file.line(of: group.rawValue, name), fault))
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

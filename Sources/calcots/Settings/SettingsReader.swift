import Foundation
import Models
import Sessions
import TerminalDriver
import TextUI

/// The choices of the user in `config.json`: the keys of commands, and the theme.
package struct Settings {
  /// The names at the top level of the file.
  nonisolated package enum Section: String, CaseIterable {
    case keys, background, colors, light, dark
  }

  /// The chosen keys, by the names of the commands.
  package var keys: [String: Key] = [:]
  package var theme = Theme.standard
}

/// Reads the settings in `config.json`.
///
/// A wrong setting is reported as a mistake, and keeps its default. All other settings apply.
package struct SettingsReader {
  /// The maximum number of mistakes that are reported.
  private static let limit = 20
  /// The maximum length of a name or value in a message, in characters.
  private static let quotedLimit = 60

  package private(set) var settings = Settings()
  /// The first mistakes, in the order of their lines.
  package private(set) var mistakes: [SettingsError] = []
  /// The number of further mistakes.
  package private(set) var moreMistakes = 0

  private var found: [SettingsError] = []
  /// The keys of the commands of each screen; nil for the program's own screens.
  private let screens: [CommandKeys.Screen]?
  /// The names of all commands whose key can be chosen; empty until they are needed.
  private var commandNames: Set<String> = []

  /// Reads the file at a path, if there is one.
  init(path: String?) {
    screens = nil
    do throws(SettingsError) {
      let file = try path.flatMap { path throws(SettingsError) in try SettingsFile(path: path) }
      if let file { try read(file.text) }
    } catch {
      found.append(error)
    }
    report()
  }

  /// Reads settings from text instead of the file, for commands with these keys.
  package init(_ text: String, screens: [CommandKeys.Screen]? = nil) {
    self.screens = screens
    do throws(SettingsError) { try read(text) } catch { found.append(error) }
    report()
  }

  private mutating func read(_ text: String) throws(SettingsError) {
    var parser = SettingsParser(text)
    var looks: [Settings.Section: [Theme.Role: Look]] = [:]
    for setting in once(try parser.settings()) {
      switch Settings.Section(rawValue: setting.name) {
      case nil: note(.unknownSetting(setting.name, nearest: nil), setting)
      case .background: readBackground(setting)
      case .keys: readKeys(entries(of: setting))
      case let section?: looks[section] = self.looks(entries(of: setting))
      }
    }
    for section in [Settings.Section.colors, .light] { settings.theme.light.merge(looks[section] ?? [:]) { $1 } }
    for section in [Settings.Section.colors, .dark] { settings.theme.dark.merge(looks[section] ?? [:]) { $1 } }
  }

  /// Returns the settings without repetitions of an earlier name, and notes these mistakes.
  private mutating func once(_ settings: [Setting]) -> [Setting] {
    var names: Set<String> = []
    return settings.filter { setting in
      let isFirst = names.insert(setting.name).inserted
      if !isFirst { note(.repeated(setting.name), setting) }
      return isFirst
    }
  }

  /// Returns the settings in a group.
  ///
  /// If the value is not a group, notes a mistake and returns none.
  private mutating func entries(of group: Setting) -> [Setting] {
    guard case .group(let entries) = group.value else {
      note(.notAGroup(group.name), group)
      return []
    }
    return once(entries)
  }

  private mutating func readBackground(_ setting: Setting) {
    if case .text(let word) = setting.value, let background = Theme.Background(rawValue: word) {
      settings.theme.background = background
    } else {
      note(.notABackground(setting.words), setting)
    }
  }

  /// Returns the valid looks, and notes the other looks as mistakes.
  private mutating func looks(_ entries: [Setting]) -> [Theme.Role: Look] {
    var looks: [Theme.Role: Look] = [:]
    for setting in entries {
      if let role = Theme.Role(rawValue: setting.name) {
        if case .text(let words) = setting.value, let look = Look(words) {
          looks[role] = look
        } else {
          note(.notALook(setting.words, nearest: nil), setting)
        }
      } else {
        note(.unknownRole(setting.name, nearest: nil), setting)
      }
    }
    return looks
  }

  private mutating func readKeys(_ entries: [Setting]) {
    guard !entries.isEmpty else { return }
    let screens = screens ?? CommandKeys.screens
    commandNames = Set(screens.joined().map(\.name))
    var keys: [String: Key] = [:]
    var places: [String: Setting] = [:]
    for setting in entries {
      if !commandNames.contains(setting.name) {
        note(.unknownCommand(setting.name, nearest: nil), setting)
      } else if case .text(let text) = setting.value, let key = Key(chosen: text) {
        keys[setting.name] = key
        places[setting.name] = setting
      } else {
        note(.notAKey(setting.words), setting)
      }
    }
    // If a chosen key clashes with the key of another command, drop the chosen key. Then search again, because the command's
    // default key may clash with another chosen key.
    while let clash = Self.clash(of: keys, on: screens), let setting = places[clash.name] {
      note(.takenKey(clash.key.label, by: clash.other), setting)
      keys[clash.name] = nil
    }
    settings.keys = keys
  }

  /// Finds a command whose chosen key clashes with another command's key on the same screen.
  ///
  /// Commands with the same default key are allowed to share a chosen key.
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

  // MARK: Mistakes

  private mutating func note(_ fault: SettingsError.Fault, _ setting: Setting) {
    found.append(SettingsError(line: setting.line, fault))
  }

  /// Keeps the first mistakes, each with the word that was probably meant.
  private mutating func report() {
    let sorted = found.sorted { ($0.line ?? 0) < ($1.line ?? 0) }
    mistakes = sorted.prefix(Self.limit).map { SettingsError(line: $0.line, explained($0.fault)) }
    moreMistakes = sorted.count - mistakes.count
    found = []
  }

  private func explained(_ fault: SettingsError.Fault) -> SettingsError.Fault {
    switch fault {
    case .unknownSetting(let name, _):
      return .unknownSetting(
        Self.quoted(name), nearest: Suggestion.nearest(to: name, among: Settings.Section.allCases.map(\.rawValue)))
    case .unknownCommand(let name, _):
      return .unknownCommand(Self.quoted(name), nearest: Suggestion.nearest(to: name, among: commandNames.sorted()))
    case .unknownRole(let name, _):
      return .unknownRole(
        Self.quoted(name), nearest: Suggestion.nearest(to: name, among: Theme.Role.allCases.map(\.rawValue)))
    case .notALook(let words, _):
      let wrong = words.split(separator: " ").map(String.init).first { Look($0) == nil && $0 != "on" }
      return .notALook(Self.quoted(words), nearest: wrong.flatMap { Suggestion.nearest(to: $0, among: Look.words) })
    case .notABackground(let word): return .notABackground(Self.quoted(word))
    case .notAKey(let text): return .notAKey(Self.quoted(text))
    case .repeated(let name): return .repeated(Self.quoted(name))
    case .notAGroup, .notAFile, .notJSON, .notUTF8, .takenKey, .tooLarge, .unreadable: return fault
    }
  }

  /// Returns text for a message: cut if it is long, and with codes for invisible characters.
  private static func quoted(_ text: String) -> String {
    let kept = text.unicodeScalars.prefix(quotedLimit)
    let words = kept.map { scalar in
      scalar.isVisible || scalar == " " ? String(scalar) : "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
    return words.joined() + (kept.endIndex == text.unicodeScalars.endIndex ? "" : "…")
  }
}

extension Key {
  /// Creates a key that the user has chosen.
  ///
  /// The text must be one visible character that has no fixed meaning on every screen.
  ///
  /// An invisible character could not be shown next to its command, and most keyboards cannot send it.
  fileprivate init?(chosen text: String) {
    // A letter and its accent count as one character.
    let scalars = text.prefix(2).precomposedStringWithCanonicalMapping.unicodeScalars
    guard let scalar = scalars.first, scalars.count == 1, scalar.isVisible, !scalar.isAccent else { return nil }
    let character = Character(scalar)
    guard !KeyMap.reserved.contains(.character(character)) else { return nil }
    self = .character(character)
  }
}

nonisolated extension Unicode.Scalar {
  /// Whether the scalar is an accent or another sign that is part of the letter before it.
  fileprivate var isAccent: Bool {
    [.nonspacingMark, .spacingMark, .enclosingMark].contains(properties.generalCategory)
  }

  /// Whether the scalar is visible.
  ///
  /// White space, control and formatting characters, and the replacement for undecodable bytes are not visible.
  fileprivate var isVisible: Bool {
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      false
    // The empty Braille pattern looks like a space.
    default: !properties.isDefaultIgnorableCodePoint && self != "\u{2800}" && self != "\u{FFFD}"
    }
  }
}

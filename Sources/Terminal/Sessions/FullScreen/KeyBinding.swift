import Localization

/// One line of the key map: keys, their action and its description.
nonisolated package struct KeyBinding<Action: Sendable>: Sendable {
  package let keys: [KeyPress]
  let action: Action
  /// The modes in which the keys work.
  let modes: Set<KeyMode>
  package let help: FullScreenText

  init(_ keys: KeyPress..., does action: Action, in modes: Set<KeyMode>, help: FullScreenText) {
    self.keys = keys
    self.action = action
    self.modes = modes
    self.help = help
  }

  /// The labels of the keys, as the language's keyboards have them.
  package func label(in language: Language = .en) -> String {
    keys.map { key in
      switch key {
      case .character(" "): language.text(en: "Space", de: "Leertaste", ca: "Espai").words(in: language)
      case .pageUp: language.text(en: "PgUp", de: "Bild↑", ca: "RePàg").words(in: language)
      case .pageDown: language.text(en: "PgDn", de: "Bild↓", ca: "AvPàg").words(in: language)
      case .control(let letter):
        "\(language.text(en: "Ctrl", de: "Strg", ca: "Ctrl").words(in: language))-\(letter.uppercased())"
      case .backspace: language.text(en: "Backspace", de: "Rücktaste", ca: "Retrocés").words(in: language)
      case .delete: language.text(en: "Delete", de: "Entf", ca: "Supr").words(in: language)
      case .home: language.text(en: "Home", de: "Pos1", ca: "Inici").words(in: language)
      case .end: language.text(en: "End", de: "Ende", ca: "Fi").words(in: language)
      default: key.label
      }
    }.joined(separator: " ")
  }
}

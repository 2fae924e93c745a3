import Localization

/// One line of the key map: keys, their action and its description.
nonisolated package struct KeyBinding<Action: Sendable>: Sendable {
  package let keys: [KeyPress]
  let action: Action
  /// The modes in which the keys work.
  ///
  /// Editing keys have no modes, because they work wherever text is typed.
  let modes: Set<KeyMode>
  package let help: FullScreenText

  init(_ keys: KeyPress..., does action: Action, in modes: Set<KeyMode> = [], help: FullScreenText) {
    self.keys = keys
    self.action = action
    self.modes = modes
    self.help = help
  }

  /// Returns the labels of the keys, as on the language's keyboards.
  package func label(in language: Language = .en) -> String {
    keys.map { $0.label(in: language) }.joined(separator: " ")
  }
}

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

  /// The labels of the keys.
  package var label: String { keys.map(\.label).joined(separator: " ") }
}

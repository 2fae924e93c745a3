/// Some keys, what they do, and what they are called: one line of the key map.
nonisolated package struct KeyBinding<Action: Sendable>: Sendable {
  package let keys: [KeyPress]
  let action: Action
  /// When they do it.
  let modes: Set<KeyMode>
  package let help: FullScreenText

  init(_ keys: KeyPress..., does action: Action, in modes: Set<KeyMode>, help: FullScreenText) {
    self.keys = keys
    self.action = action
    self.modes = modes
    self.help = help
  }

  /// What is written on the keys.
  package var label: String { keys.map(\.label).joined(separator: " ") }
}

/// Something that the user can do on a screen, by name or by key.
package struct KeyCommand {
  /// What the command does, and with which argument.
  package enum Action {
    case nothing(() async throws -> Void)
    /// With the index of a row of the screen's list, counted from 0.
    case row((Int) async throws -> Void)
    case text((String) async throws -> Void)
  }

  /// One word, or two where several commands are one choice: `take 1`, `take 2`.
  package let name: String
  package let key: Key
  /// What it does, in words.
  package let help: String
  /// Why it does not work now, in the user's words; nil if it works.
  package let whyNot: String?
  /// Bound to the view model that the screen was made from: a row means the row that the user saw.
  package let action: Action

  package init(_ name: String, key: Key, help: String, whyNot: String? = nil, action: Action) {
    self.name = name
    self.key = key
    self.help = help
    self.whyNot = whyNot
    self.action = action
  }

  package var isEnabled: Bool { whyNot == nil }

  /// The kind of argument, by the word that programs are told.
  package var takes: String {
    switch action {
    case .nothing: "nothing"
    case .row: "row"
    case .text: "text"
    }
  }
}

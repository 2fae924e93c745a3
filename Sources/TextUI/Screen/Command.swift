/// Something that the user can do on a screen, by name or by key.
package struct Command {
  /// What the command does, and with which argument.
  package enum Action {
    case nothing(() async throws -> Void)
    /// With the index of a row of the screen's list, counted from 0.
    case row((Int) async throws -> Void)
    case text((String) async throws -> Void)
  }

  package let name: String
  package let key: Key
  /// What it does, in words.
  package let help: String
  package let isEnabled: Bool
  /// Bound to the view model that the screen was made from: a row means the row that the user saw.
  package let action: Action

  package init(_ name: String, key: Key, help: String, isEnabled: Bool = true, action: Action) {
    self.name = name
    self.key = key
    self.help = help
    self.isEnabled = isEnabled
    self.action = action
  }

  /// The kind of argument, by the word that programs are told.
  package var takes: String {
    switch action {
    case .nothing: "nothing"
    case .row: "row"
    case .text: "text"
    }
  }
}

import Localization
import Presenting

/// A command of a screen, which the user runs by name or by key.
package struct KeyCommand {
  /// The kind of argument, which programs read as a word.
  package enum ArgumentKind: String {
    case nothing, row, rows, text
  }

  /// A view model's command, whatever type of argument it takes.
  package struct Action {
    let takes: ArgumentKind
    let disabledReason: Text?
    let run: (_ rows: [Int], _ text: String) async throws(CommandError) -> Outcome?

    private init<Argument>(
      _ takes: ArgumentKind, _ command: Command<Argument>, argument: @escaping ([Int], String) -> Argument?
    ) {
      self.takes = takes
      disabledReason = command.disabledReason
      run = { rows, text throws(CommandError) in
        guard let argument = argument(rows, text) else { return nil }
        return try await command(argument)
      }
    }

    package static func nothing(_ command: Command<Void>) -> Action {
      Action(.nothing, command) { _, _ in () }
    }

    /// Creates the action of a command that takes the zero-based index of one row.
    package static func row(_ command: Command<Int>) -> Action {
      Action(.row, command) { rows, _ in rows.first }
    }

    /// Creates the action of a command that changes either all of the given rows or none.
    package static func rows(_ command: Command<[Int]>) -> Action {
      Action(.rows, command) { rows, _ in rows }
    }

    package static func text(_ command: Command<String>) -> Action {
      Action(.text, command) { _, text in text }
    }
  }

  /// The name that users type in line mode and programs send; the same in every language.
  ///
  /// It is one word, or two if several commands form a choice: `take 1`, `take 2`.
  package let name: String
  package private(set) var key: Key
  /// Another key that runs the command.
  package let alias: Key?
  /// The short text on a button or in the footer.
  package let label: Text
  /// The effect of the command, in a few words.
  package let help: Text
  /// The label of the field in which the user types the text, if the command takes text.
  package let field: Text
  /// Returns why the typed text would be refused; nil if no reason is known yet.
  package let problem: (String) -> Text?
  /// The remedy that the command provides; an error with this remedy is shown with the command.
  package let remedy: Remedy?
  /// The web address that the command provides, if any.
  ///
  /// The full screen copies this address to the clipboard, instead of running the command.
  package let link: String?
  /// Whether the screen's unfinished work is cancelled before the command runs.
  package let cancelsOtherWork: Bool
  /// Whether the command removes rows.
  ///
  /// Del runs such a command, but the second click of a double click does not.
  package let takesAway: Bool
  /// The action, bound to this screen's view model: a row means the row that the user saw.
  package let action: Action

  package init(
    _ name: String, key: Key, alias: Key? = nil, label: Text, help: Text, field: Text? = nil,
    problem: @escaping (String) -> Text? = { _ in nil }, remedy: Remedy? = nil, link: String? = nil,
    cancelsOtherWork: Bool = false, takesAway: Bool = false,
    action: Action
  ) {
    self.name = name
    self.key = key
    self.alias = alias
    self.label = label
    self.help = help
    self.field = field ?? help
    self.problem = problem
    self.remedy = remedy
    self.link = link
    self.cancelsOtherWork = cancelsOtherWork
    self.takesAway = takesAway
    self.action = action
  }

  /// Whether the user can choose another key.
  ///
  /// Only a character can be replaced: Enter, Esc and Tab have the same role on every screen.
  package var canMove: Bool {
    if case .character = key { true } else { false }
  }

  /// Returns a copy with the user's key for this command, if the user has chosen one.
  package func with(_ keys: [String: Key]) -> KeyCommand {
    var command = self
    if canMove, let key = keys[name] { command.key = key }
    return command
  }

  /// The keys that run the command.
  package var keys: [Key] { [alias, key].compactMap(\.self) }

  package var disabledReason: Text? { action.disabledReason }

  package var isEnabled: Bool { disabledReason == nil }

  package var takes: ArgumentKind { action.takes }

  /// Runs the command; does nothing if it needs a row and `rows` is empty.
  ///
  /// - Parameters:
  ///   - rows: The zero-based indices of the selected rows. A command for one row takes the first.
  ///   - text: The typed text, for a command that takes one.
  /// - Returns: The outcome, if the command reports one.
  /// - Throws: `CommandError` if the view model refuses.
  @discardableResult
  package func run(rows: [Int], text: String) async throws(CommandError) -> Outcome? {
    try await action.run(rows, text)
  }
}

extension KeyCommand {
  /// Creates a command from a view model's command without an argument.
  package init(
    _ name: String, key: Key, alias: Key? = nil, label: Text, help: Text, remedy: Remedy? = nil,
    link: String? = nil, cancelsOtherWork: Bool = false, _ command: Command<Void>
  ) {
    self.init(
      name, key: key, alias: alias, label: label, help: help, remedy: remedy, link: link,
      cancelsOtherWork: cancelsOtherWork,
      action: .nothing(command))
  }

  /// Creates a command from a view model's command for a row.
  package init(_ name: String, key: Key, label: Text, help: Text, _ command: Command<Int>) {
    self.init(name, key: key, label: label, help: help, action: .row(command))
  }

  /// Creates a command from a view model's command for several rows.
  package init(
    _ name: String, key: Key, label: Text, help: Text, takesAway: Bool = false, _ command: Command<[Int]>
  ) {
    self.init(name, key: key, label: label, help: help, takesAway: takesAway, action: .rows(command))
  }

  /// Creates a command from a view model's command that takes text.
  ///
  /// `problem` returns why the text would be refused.
  package init(
    _ name: String, key: Key, label: Text, help: Text, field: Text? = nil, problem: @escaping (String) -> Text?,
    _ command: Command<String>
  ) {
    self.init(name, key: key, label: label, help: help, field: field, problem: problem, action: .text(command))
  }

  /// Creates a command that is always enabled.
  package init(
    _ name: String, key: Key, alias: Key? = nil, label: Text, help: Text, _ action: @escaping () async -> Void
  ) {
    self.init(name, key: key, alias: alias, label: label, help: help, Command(action: action))
  }

  /// Creates the command that reloads the screen.
  package static func refresh(_ action: @escaping () async -> Void) -> KeyCommand {
    KeyCommand(
      "refresh", key: "r", label: .shared(.refresh), help: .shared(.refreshHelp), remedy: .retry,
      Command(action: action))
  }
}

import Localization

/// An action of the user, together with its one condition.
///
/// View models provide commands as derived properties, and a button takes its state from its command. The argument is
/// nothing, the index of a row, the indices of several, or a text.
package struct Command<Argument: Sendable> {
  /// Why the command is disabled, or nil if it is enabled.
  package let disabledReason: Text?
  private let action: (Argument) async throws -> Outcome?

  /// Returns a command that reports what it has done, as every write does.
  ///
  /// - Parameters:
  ///   - disabledReason: Why the command is disabled, or nil if it is enabled.
  ///   - action: Returns what it has done. Nil if it has done nothing.
  /// - Returns: The command.
  package static func reporting(
    disabled disabledReason: Text? = nil, action: @escaping (Argument) async throws -> Outcome?
  ) -> Self {
    Self(disabledReason: disabledReason, action: action)
  }

  package var isEnabled: Bool { disabledReason == nil }

  /// Runs the action if the command is enabled.
  ///
  /// - Throws: `CommandError`, with the reason why the command is disabled or with the text of the action's error.
  @discardableResult
  package func callAsFunction(_ argument: Argument) async throws(CommandError) -> Outcome? {
    if let disabledReason { throw CommandError(disabledReason) }
    do {
      return try await action(argument)
    } catch {
      throw CommandError(error)
    }
  }
}

extension Command {
  /// Creates a command whose effect is visible, so it need not report it.
  package init(disabled disabledReason: Text? = nil, action: @escaping (Argument) async throws -> Void) {
    self.init(disabledReason: disabledReason) { argument in
      try await action(argument)
      return nil
    }
  }
}

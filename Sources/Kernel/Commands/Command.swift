import Localization

/// An action of the user, together with its one condition.
///
/// View models provide commands as derived properties, and a button takes its state from its command. The argument is
/// nothing, the index of a row, or a text.
package struct Command<Argument: Sendable> {
  /// Why it is disabled; nil if enabled.
  package let disabledReason: Text?
  private let action: (Argument) async throws -> Void

  package init(
    disabled disabledReason: Text? = nil, action: @escaping (Argument) async throws -> Void
  ) {
    self.disabledReason = disabledReason
    self.action = action
  }

  package var isEnabled: Bool { disabledReason == nil }

  /// Runs the action if the command is enabled.
  ///
  /// - Throws: `CommandError`, with the reason why the command is disabled or with the text of the action's error.
  package func callAsFunction(_ argument: Argument) async throws(CommandError) {
    if let disabledReason { throw CommandError(disabledReason) }
    do { try await action(argument) } catch { throw CommandError(error) }
  }
}

extension Command where Argument == Void {
  /// Runs the action if the command is enabled.
  package func callAsFunction() async throws(CommandError) {
    try await self(())
  }
}

import Localization
import Tracing

/// An action of the user, together with its one condition.
///
/// View models provide commands as derived properties, and a button takes its state from its command. The argument is
/// nothing, the index of a row, or a text.
package struct Command<Argument: Sendable> {
  /// Why it is disabled; nil if enabled.
  package let disabledReason: Text?
  /// Whether running the command first cancels the screen's unfinished work.
  package let startsOver: Bool
  /// Returns why an argument that is being typed would be refused; nil if it is not known to be.
  package let problem: (Argument) -> Text?
  private let action: (Argument) async throws -> Void
  /// The view model's file and property.
  private let origin: (file: String, property: String)

  package init(
    disabled disabledReason: Text? = nil, problem: @escaping (Argument) -> Text? = { _ in nil },
    startsOver: Bool = false, file: String = #fileID, property: String = #function,
    action: @escaping (Argument) async throws -> Void
  ) {
    self.disabledReason = disabledReason
    self.problem = problem
    self.startsOver = startsOver
    self.action = action
    origin = (file, property)
  }

  package var isEnabled: Bool { disabledReason == nil }

  /// Runs the action if the command is enabled.
  ///
  /// - Throws: `CommandError`, with the reason why the command is disabled or with the text of the action's error.
  package func callAsFunction(_ argument: Argument) async throws(CommandError) {
    Trace.note(origin.file, origin.property)
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

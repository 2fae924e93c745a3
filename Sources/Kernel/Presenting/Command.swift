import Localization

/// An action of the user, together with the reason why it is disabled, if it is.
///
/// A view model creates a fresh command on every read, so a command's condition matches the screen that the user saw. The
/// button, the key and the typed line all use the same command, and so cannot disagree:
///
/// ```swift
/// var rollDie: Command<Void> {
///   Command(disabled: isGameOver ? .dice(.gameIsOver) : nil) { interactor.roll() }
/// }
/// ```
///
/// The argument is the action's input: nothing (`Void`), the index of a row (`Int`), the indices of several rows (`[Int]`), or
/// text (`String`).
package struct Command<Argument: Sendable> {
  /// Why the command is disabled, or nil if it is enabled.
  package let disabledReason: Text?
  private let action: (Argument) async throws -> Outcome?

  /// Returns a command that reports what it has done, as every write does.
  ///
  /// This is not an initialiser, because the compiler would have to choose between two initialisers by what their closures
  /// return.
  ///
  /// ```swift
  /// .reporting(disabled: disabledReason) {
  ///   guard let people = await coordinator.pickPeople(notIn: id) else { return nil }
  ///   let undo = try await interactor.add(users: people)
  ///   return Outcome(.groups(.added(people: people.map(\.fullName), to: name)), row: people.first?.id, undo: undo)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - disabledReason: Why the command is disabled, or nil if it is enabled.
  ///   - action: Returns the outcome. Nil if nothing was done.
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
  /// Creates a command that reports nothing, because its effect is visible.
  package init(disabled disabledReason: Text? = nil, action: @escaping (Argument) async throws -> Void) {
    self.init(disabledReason: disabledReason) { argument in
      try await action(argument)
      return nil
    }
  }
}

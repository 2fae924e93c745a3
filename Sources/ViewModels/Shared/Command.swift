/// Something that the user can do: an action together with the one condition that it has.
///
/// A view model hands its commands out as derived properties; a button takes its enabled state from the command, so that
/// nobody has to keep the two in step. What a command needs to know beyond that, its argument tells: nothing, a row by
/// its index, or a text.
///
/// Seed 000.
package struct Command<Argument: Sendable> {
  private let whyNot: () -> Refusal?
  private let action: (Argument) async throws(Refusal) -> Void

  /// A command that can be given unless there is something against it, which is asked anew each time.
  package init(
    unless whyNot: @autoclosure @escaping () -> Refusal?,
    action: @escaping (Argument) async throws(Refusal) -> Void
  ) {
    self.whyNot = whyNot
    self.action = action
  }

  /// A command that can be given when a condition holds; otherwise, why not.
  package init(
    when condition: @autoclosure @escaping () -> Bool, otherwise reason: @autoclosure @escaping () -> String,
    action: @escaping (Argument) async throws(Refusal) -> Void
  ) {
    self.init(unless: condition() ? nil : Refusal(reason()), action: action)
  }

  /// What is against the command now; nil if nothing is.
  package var refusal: Refusal? { whyNot() }

  package var isEnabled: Bool { refusal == nil }

  /// Does it, if it is enabled.
  ///
  /// - Throws: `Refusal` if the command is disabled, nothing having changed, or if the action itself refuses.
  package func callAsFunction(_ argument: Argument) async throws(Refusal) {
    if let refusal { throw refusal }
    try await action(argument)
  }
}

extension Command where Argument == Void {
  /// Does it, if it is enabled.
  package func callAsFunction() async throws(Refusal) {
    try await self(())
  }
}

extension Command where Argument == Int {
  /// Does it with the row at `index`, counted from 0, if it is enabled.
  package func callAsFunction(at index: Int) async throws(Refusal) {
    try await self(index)
  }
}

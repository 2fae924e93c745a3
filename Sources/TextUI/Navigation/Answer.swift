/// What a screen answers to the flow that asked for it, exactly once.
///
/// Owned by the coordinator of the asked screen.
///
/// However that screen is left, its calçot is freed; so no way out can forget to answer, and none but ``give(_:)``
/// answers with a value.
package final class Answer<Value: Sendable> {
  private var asker: CheckedContinuation<Value?, Never>?

  init(_ asker: CheckedContinuation<Value?, Never>) {
    self.asker = asker
  }

  isolated deinit {
    resume(returning: nil)
  }

  /// Answers; a second answer is ignored.
  package func give(_ value: Value) {
    resume(returning: value)
  }

  private func resume(returning value: Value?) {
    asker?.resume(returning: value)
    asker = nil
  }
}

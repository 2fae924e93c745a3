/// What a screen answers to the flow that asked for it, exactly once.
///
/// Owned by the coordinator of the asked screen. However that screen is left, its calçot is freed; so no way out can
/// forget to answer, and none but ``give(_:)`` answers with a value.
package final class Answer<Value: Sendable> {
  private var asker: CheckedContinuation<Value?, Never>?

  private init(_ asker: CheckedContinuation<Value?, Never>) {
    self.asker = asker
  }

  isolated deinit {
    resume(returning: nil)
  }

  /// Shows a screen that answers, and waits for its answer.
  ///
  /// The flow that waits keeps nothing of the screen alive, nor of the stack.
  ///
  /// - Parameter present: Pushes a screen whose calçot owns the answer, so that the end of the one is the end of the
  ///   other.
  /// - Returns: The answer; nil if the screen is left without one, or was never shown.
  package static func from(_ present: (Answer) -> Void) async -> Value? {
    await withCheckedContinuation { present(Answer($0)) }
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

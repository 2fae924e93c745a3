/// The answer of a screen to the flow that awaits it.
///
/// The flow resumes exactly once.
///
/// Owned by the coordinator of the screen that answers. If the screen is left without an answer, its calçot is freed,
/// and the flow resumes with nil.
@MainActor
package final class Answer<Value: Sendable> {
  private var asker: CheckedContinuation<Value?, Never>?

  private init(_ asker: CheckedContinuation<Value?, Never>) { self.asker = asker }

  isolated deinit { give(nil) }

  /// Shows a screen, and waits for its answer.
  ///
  /// The waiting flow keeps neither the screen nor the stack alive.
  ///
  /// - Parameter show: Shows a screen whose coordinator owns the answer.
  /// - Returns: The answer. Nil if the screen is left without one, or was never shown.
  package static func from(_ show: (Answer) -> Void) async -> Value? {
    await withCheckedContinuation { show(Answer($0)) }
  }

  /// Gives the answer; later calls do nothing.
  package func give(_ value: Value?) {
    asker?.resume(returning: value)
    asker = nil
  }
}

/// A screen's answer, given once, to the function that is waiting for it.
///
/// The coordinator that asks shows the screen and waits, and the coordinator of that screen answers and leaves:
///
/// ```swift
/// let people = await Answer.from { answer in
///   PeoplePickerCoordinator.show(notIn: id, toBe: .joined, answering: answer, on: place.above, services)
/// }
///
/// answer.give(people)  // in the coordinator of the picker
/// place.leave()
/// ```
///
/// Owned by the coordinator of the screen that answers. If that screen is left in any other way, its calçot is freed together
/// with the answer, and the waiting function gets nil. So the function is resumed exactly once. If a bug keeps the screen in
/// memory, the function waits for ever, which is why lifetime tests leave every screen.
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
  /// - Returns: The answer. Nil if the screen is left without an answer, or was never shown.
  package static func from(_ show: (Answer) -> Void) async -> Value? {
    await withCheckedContinuation { show(Answer($0)) }
  }

  /// Gives the answer; later calls do nothing.
  package func give(_ value: Value?) {
    asker?.resume(returning: value)
    asker = nil
  }
}

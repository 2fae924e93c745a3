/// What the fake data providers have in common: each makes its calls fail or wait on demand.
package class FakeDataProvider<Call: Equatable, Failure: Error>: Fake<Call> {
  /// The error that every call throws without changing anything; nil to let calls succeed again.
  package var failure: Failure?

  private var holdsAnswers = false
  private var held: [(call: Call, answer: CheckedContinuation<Void, Never>)] = []

  /// The calls that wait for their release, in order.
  package var heldCalls: [Call] { held.map(\.call) }

  /// Records a call, does its work, and returns the outcome once the call is released.
  func respond<Answer>(to call: Call, work: () throws(Failure) -> Answer) async throws(Failure) -> Answer {
    record(call)
    let outcome = Result { () throws(Failure) in
      if let failure { throw failure }
      return try work()
    }
    if holdsAnswers {
      await withCheckedContinuation { held.append((call, $0)) }
    }
    return try outcome.get()
  }

  /// Makes further calls do their work at once, but return only when ``answer(_:)`` releases them.
  package func holdAnswers() { holdsAnswers = true }

  /// Answers further calls at once; those that wait are still held.
  package func holdNoFurtherAnswers() { holdsAnswers = false }

  /// Releases the newest held call with these arguments.
  ///
  /// - Returns: Whether there was one; a test that waits for it asks `eventually`.
  package func answer(_ call: Call) -> Bool {
    guard let index = heldCalls.lastIndex(of: call) else { return false }
    held.remove(at: index).answer.resume()
    return true
  }

  /// Releases all held calls in their order, and holds no further ones.
  package func answerAll() {
    holdNoFurtherAnswers()
    let released = held
    held = []
    for (_, answer) in released { answer.resume() }
  }
}

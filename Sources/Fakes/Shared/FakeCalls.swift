/// Records the calls of a fake data provider, and makes them fail or wait on demand.
final class FakeCalls<Call, Failure: Error> {
  /// All calls so far, in order.
  private(set) var calls: [Call] = []
  /// The error that every call throws without changing anything; nil to let calls succeed again.
  var failure: Failure?
  /// The held calls, by their indices in ``calls``.
  var heldCalls: [Int] { heldAnswers.keys.sorted() }

  private var holdsAnswers = false
  private var heldAnswers: [Int: CheckedContinuation<Void, Never>] = [:]

  /// Makes further calls do their work at once, but return only when ``answer(call:)`` releases them.
  func holdAnswers() {
    holdsAnswers = true
  }

  /// Releases a held call by its index in ``calls``; waits for the call if it has not been made yet.
  func answer(call index: Int) async {
    while !Task.isCancelled {
      if let held = heldAnswers.removeValue(forKey: index) { return held.resume() }
      await Task.yield()
    }
  }

  /// Releases all held calls in the order of ``calls``, and holds no further ones.
  func answerAll() {
    holdsAnswers = false
    let held = heldAnswers.sorted { $0.key < $1.key }
    heldAnswers = [:]
    for (_, answer) in held { answer.resume() }
  }

  /// Records a call, does its work, and returns the outcome once the call is released.
  func answer<Answer>(_ call: Call, work: () throws(Failure) -> Answer) async throws(Failure) -> Answer {
    let index = calls.count
    calls.append(call)
    let outcome = Result { () throws(Failure) in
      if let failure { throw failure }
      return try work()
    }
    if holdsAnswers {
      await withCheckedContinuation { heldAnswers[index] = $0 }
    }
    return try outcome.get()
  }
}

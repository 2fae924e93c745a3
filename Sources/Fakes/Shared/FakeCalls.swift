import Interactors

/// Records the calls of a fake data provider, and makes them fail or wait on demand.
final class FakeCalls<Call: Equatable, Failure: Error> {
  /// All calls so far, in order.
  private(set) var calls: [Call] = []
  /// The error that every call throws without changing anything; nil to let calls succeed again.
  var failure: Failure?
  /// The calls that wait for their release, in order.
  var heldCalls: [Call] { held.map(\.call) }

  private var holdsAnswers = false
  private var held: [(call: Call, answer: CheckedContinuation<Void, Never>)] = []

  /// Makes further calls do their work at once, but return only when ``answer(_:newest:)`` releases them.
  func holdAnswers() {
    holdsAnswers = true
  }

  /// Answers further calls at once; those that wait are still held.
  func holdNoFurtherAnswers() {
    holdsAnswers = false
  }

  /// Releases the oldest or newest held call with these arguments; false if there is none.
  func answer(_ call: Call, newest: Bool) -> Bool {
    guard let index = newest ? held.lastIndex(where: { $0.call == call }) : held.firstIndex(where: { $0.call == call })
    else { return false }
    held.remove(at: index).answer.resume()
    return true
  }

  /// Releases all held calls in their order, and holds no further ones.
  func answerAll() {
    holdNoFurtherAnswers()
    let released = held
    held = []
    for (_, answer) in released { answer.resume() }
  }

  /// Records a call, does its work, and returns the outcome once the call is released.
  func answer<Answer>(_ call: Call, work: () throws(Failure) -> Answer) async throws(Failure) -> Answer {
    calls.append(call)
    let outcome = Result { () throws(Failure) in
      if let failure { throw failure }
      return try work()
    }
    if holdsAnswers {
      await withCheckedContinuation { held.append((call, $0)) }
    }
    return try outcome.get()
  }
}

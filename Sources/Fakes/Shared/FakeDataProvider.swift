import Interactors

/// The recorded calls of a ``FakeDataProvider``, and the calls whose answers are held back.
package final class FakeCalls<Call: Equatable, Failure: Error> {
  fileprivate var calls: [Call] = []
  fileprivate var failure: Failure?
  fileprivate var heldCalls: [Call] { held.map(\.call) }

  fileprivate var holdsAnswers = false
  fileprivate var held: [(call: Call, answer: CheckedContinuation<Void, Never>)] = []

  /// Records a call, does its work, and returns the outcome; a held call waits for its release.
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

/// A fake data provider that records calls, and makes them fail or wait on demand.
@MainActor package protocol FakeDataProvider: AnyObject {
  associatedtype Call: Equatable
  associatedtype Failure: Error

  var fake: FakeCalls<Call, Failure> { get }
}

@MainActor extension FakeDataProvider {
  /// All calls so far, in order.
  package var calls: [Call] { fake.calls }
  /// The error that every call throws without doing its work; nil lets calls do their work.
  package var failure: Failure? {
    get { fake.failure }
    set { fake.failure = newValue }
  }
  /// The calls that wait for their release, in order.
  package var heldCalls: [Call] { fake.heldCalls }

  /// Makes further calls do their work at once, but return only when they are released.
  package func holdAnswers() { fake.holdsAnswers = true }

  /// Answers further calls at once; calls that are already waiting stay held.
  package func holdNoFurtherAnswers() { fake.holdsAnswers = false }

  /// Releases the newest held call with these arguments.
  ///
  /// - Returns: Whether there was such a call. If the call may not have been made yet, a test waits for it with `eventually`.
  package func answer(_ call: Call) -> Bool {
    guard let index = heldCalls.lastIndex(of: call) else { return false }
    fake.held.remove(at: index).answer.resume()
    return true
  }

  /// Releases all held calls in order, and holds no further ones.
  package func answerAll() {
    holdNoFurtherAnswers()
    let released = fake.held
    fake.held = []
    for (_, answer) in released { answer.resume() }
  }
}

/// What every fake data provider does with its calls: records them, and lets them fail or wait on demand.
final class FakeCalls<Call, Failure: Error> {
  /// All calls so far, in order.
  private(set) var calls: [Call] = []
  /// What every call fails with, having changed nothing; nil to let them succeed again.
  var failure: Failure?

  private var holdsAnswers = false
  private var heldAnswers: [Int: CheckedContinuation<Void, Never>] = [:]

  /// From now on every call does its work at once, but answers only when ``answer(call:)`` says so.
  func holdAnswers() {
    holdsAnswers = true
  }

  /// Lets a held call answer, by its index in ``calls``; waits for the call if it has not come yet.
  func answer(call index: Int) async {
    while true {
      if let held = heldAnswers.removeValue(forKey: index) { return held.resume() }
      await Task.yield()
    }
  }

  /// Records a call, does its work, and hands the outcome over when it may be answered.
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

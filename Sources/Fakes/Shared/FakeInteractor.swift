import Observing

/// What the fake interactors that change something have in common.
package class FakeInteractor<Call: Equatable, Failure: Error>: Fake<Call> {
  /// The error that every change throws; nil if changes succeed.
  package var failure: Failure?

  /// Records a change, and makes it fail on demand.
  ///
  /// - Returns: What takes nothing back, and so in its turn, but records the call `undo`.
  func change(_ call: Call, undo: Call) throws(Failure) -> Undo {
    record(call)
    if let failure { throw failure }
    return recording(undo)
  }

  private func recording(_ undo: Call) -> Undo {
    Undo { [self] in
      record(undo)
      return recording(undo)
    }
  }
}

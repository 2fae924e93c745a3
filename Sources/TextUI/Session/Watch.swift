import Observation
import Synchronization

/// Looks at observable state, and hears of the first change to anything that the last look has read.
///
/// Owned by a session.
final class Watch {
  /// One look, as the observed know it: whoever changes something may be on any thread.
  private nonisolated final class Look: Sendable {
    private enum State { case current, changed, over }
    private let state = Mutex(State.current)

    var hasChanged: Bool { state.withLock { $0 == .changed } }

    func end() {
      state.withLock { $0 = .over }
    }

    /// Takes note of a change; false if a later look has taken this one's place.
    func change() -> Bool {
      state.withLock { state in
        guard state == .current else { return false }
        state = .changed
        return true
      }
    }
  }

  /// What every look reads too: Observation forgets a look only after a change of something that it has read.
  @Observable
  fileprivate final class Turn {
    var number = 0
  }

  private let report: @Sendable () -> Void
  private let turn = Turn()
  private var last: Look?

  /// - Parameter report: called for the first change after each look, before it has taken effect.
  init(report: @escaping @Sendable () -> Void) {
    self.report = report
  }

  /// Whether something that the last look has read is about to change or has changed.
  var hasChanged: Bool { last?.hasChanged ?? true }

  /// Reads what is to be watched until the next look.
  func look<Value>(_ read: () -> Value) -> Value {
    last?.end()
    turn.number += 1
    let look = Look()
    last = look
    return withObservationTracking {
      _ = turn.number
      return read()
    } onChange: { [report] in
      if look.change() { report() }
    }
  }
}

import Observation
import Synchronization

/// Reads observable state, and reports the first change to anything that was read.
///
/// Owned by a session.
final class ObservationTracker {
  /// One reading; changes to it may be reported on any thread.
  private nonisolated final class Reading: Sendable {
    private enum ReadingState { case current, changed, over }
    private let state = Mutex(ReadingState.current)

    var hasChanged: Bool { state.withLock { $0 == .changed } }

    func end() {
      state.withLock { $0 = .over }
    }

    /// Records a change; returns false if it is not the first, or if a later reading has replaced this one.
    func noteChange() -> Bool {
      state.withLock { state in
        guard state == .current else { return false }
        state = .changed
        return true
      }
    }
  }

  /// Read by every reading and changed by the next, because Observation drops a reading only after a change to what it
  /// read.
  @Observable
  fileprivate final class Turn {
    var number = 0
  }

  private let onChange: @Sendable () -> Void
  private let turn = Turn()
  private var last: Reading?

  /// - Parameter onChange: Called for the first change after each reading, on any thread, before the change takes
  ///   effect.
  init(onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
  }

  /// Whether anything in the last reading has changed or is about to; true if nothing has been read.
  var hasChanged: Bool { last?.hasChanged ?? true }

  /// Reads state, and watches what was read until the next reading.
  func read<Value>(_ read: () -> Value) -> Value {
    last?.end()
    turn.number += 1
    let reading = Reading()
    last = reading
    return withObservationTracking {
      _ = turn.number
      return read()
    } onChange: { [onChange] in
      if reading.noteChange() { onChange() }
    }
  }
}

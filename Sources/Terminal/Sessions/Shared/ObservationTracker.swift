import Observation
import Synchronization

/// Reads observable state, and reports the first change to anything that was read.
///
/// Owned by a session.
final class ObservationTracker {
  /// The latest reading, and whether anything in it has changed.
  ///
  /// Changes may be reported on any thread.
  private nonisolated final class Newest: Sendable {
    let reading = Mutex((number: 0, hasChanged: false))
  }

  /// A number that each reading reads, and that the next reading changes.
  ///
  /// Observation stops watching a reading only after a change, so changing the number ends the previous reading.
  @Observable
  fileprivate final class ReadingNumber {
    var value = 0
  }

  private let onChange: @Sendable () -> Void
  private let number = ReadingNumber()
  private let newest = Newest()

  /// - Parameter onChange: Called for the first change after each reading, on any thread, before the change takes
  ///   effect.
  init(onChange: @escaping @Sendable () -> Void) {
    self.onChange = onChange
  }

  /// Whether anything in the last reading has changed or is about to change.
  var hasChanged: Bool { newest.reading.withLock(\.hasChanged) }

  /// Reads state, and watches it until the next reading.
  func read<Value>(_ read: () -> Value) -> Value {
    let number = newest.reading.withLock { reading in
      reading = (reading.number + 1, false)
      return reading.number
    }
    self.number.value = number
    return withObservationTracking {
      _ = self.number.value
      return read()
    } onChange: { [onChange, newest] in
      let isFirst = newest.reading.withLock { reading in
        guard reading == (number, false) else { return false }
        reading.hasChanged = true
        return true
      }
      if isFirst { onChange() }
    }
  }
}

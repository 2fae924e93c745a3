import DataProviders
import TestSupport

/// A clock that records pauses and skips them; only a sleep of at least its limit lasts until it is cancelled.
final class PatientClock: Clock, Sendable {
  private let limit: Duration
  private let slept = Locked<[Duration]>([])

  /// Creates a clock whose limit is the client's deadline, which therefore never passes.
  ///
  /// With a limit of zero, the deadline passes at once as well.
  init(limit: Duration = .seconds(10)) {
    self.limit = limit
  }

  /// All pauses, in order.
  var pauses: [Duration] {
    slept.withLock { $0 }
  }

  let now = ContinuousClock.now
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let pause = now.duration(to: deadline)
    guard limit == .zero || pause < limit else {
      // Waits until the task is cancelled.
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
    slept.withLock { $0.append(pause) }
  }
}

import TestSupport

/// A clock on which time passes without ending a sleep, as on a machine that is too busy to wake anybody.
final class LateClock: Clock, Sendable {
  private let begin = ContinuousClock.now
  private let elapsed = Locked(Duration.zero)

  var now: ContinuousClock.Instant { begin + elapsed.withLock { $0 } }
  var minimumResolution: Duration { .zero }

  /// Lets time pass.
  func advance(by duration: Duration) {
    elapsed.withLock { $0 += duration }
  }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    await untilCancelled()
    throw CancellationError()
  }
}

import Synchronization

/// A clock on which any time has passed at once, and which is at its end after a number of sleeps.
final class TickingClock: Clock, Sendable {
  private let ticksLeft: Mutex<Int>

  init(ticks: Int) {
    ticksLeft = Mutex(ticks)
  }

  var now: ContinuousClock.Instant { .now }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    try ticksLeft.withLock { ticks in
      guard ticks > 0 else { throw CancellationError() }
      ticks -= 1
    }
  }
}

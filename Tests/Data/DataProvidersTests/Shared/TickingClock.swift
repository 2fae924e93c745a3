import Synchronization

/// A clock on which every sleep returns at once, until a given number of sleeps; then it throws.
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

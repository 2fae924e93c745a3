import DataProviders

/// A clock on which pauses pass at once, and are recorded; only a sleep as long as its limit, or longer, lasts.
final class PatientClock: Clock, Sendable {
  private let limit: Duration
  private let slept = Locked<[Duration]>([])

  /// The limit is the deadline of the client that uses the clock, so that it does not pass; with no limit it passes at
  /// once, as everything does.
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
      // Until it is cancelled.
      for await _ in AsyncStream<Never>.makeStream().stream {}
      throw CancellationError()
    }
    slept.withLock { $0.append(pause) }
  }
}

/// A clock that stands still until a test lets time pass.
package final class ManualClock: Clock, Sendable {
  private let sleepers = Locked<[AsyncStream<Never>.Continuation]>([])

  package init() {}

  package let now = ContinuousClock.now
  package var minimumResolution: Duration { .zero }

  /// The number of sleeps that have not ended.
  package var sleeperCount: Int { sleepers.withLock { $0.count } }

  package func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    let (stream, sleeper) = AsyncStream.makeStream(of: Never.self)
    sleepers.withLock { $0.append(sleeper) }
    for await _ in stream {}
    try Task.checkCancellation()
  }

  /// Ends all sleeps.
  package func advance() {
    sleepers.withLock { sleepers in
      for sleeper in sleepers { sleeper.finish() }
      sleepers = []
    }
  }
}

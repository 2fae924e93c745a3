import Dispatch

/// Runs an actor on a dedicated queue.
///
/// The actor's calls may block, so they must not run in the small thread pool that all tasks share.
///
/// Owned by the store.
package final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue
  /// When the running call was made.
  ///
  /// Its caller has been waiting since then, even while other calls ran.
  ///
  /// The property is `nonisolated(unsafe)`, because the compiler cannot check that only the queue uses it.
  package private(set) nonisolated(unsafe) var asked = ContinuousClock.now

  private let now: @Sendable () -> ContinuousClock.Instant

  package init(label: String, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }) {
    queue = DispatchQueue(label: label)
    self.now = now
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    perform { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Runs a function on the queue before the actor exists, for example to open its connection.
  package func run<Answer, Failure>(
    _ body: @escaping @Sendable () throws(Failure) -> sending Answer
  ) async throws(Failure) -> sending Answer {
    try await withCheckedContinuation { waiting in
      perform { waiting.resume(returning: Result(catching: body)) }
    }.get()
  }

  private func perform(_ body: @escaping @Sendable () -> Void) {
    let asked = now()
    queue.async {
      self.asked = asked
      body()
    }
  }
}

import Dispatch

/// Runs an actor whose calls may block, on a queue of its own instead of the small thread pool that all tasks share.
///
/// Owned by the store.
package final class BlockingExecutor: SerialExecutor {
  private let queue: DispatchQueue

  package init(label: String) { queue = DispatchQueue(label: label) }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }

  /// Runs what blocks before there is an actor: opening its connection.
  package func run<Answer, Failure>(
    _ body: @escaping @Sendable () throws(Failure) -> sending Answer
  ) async throws(Failure) -> sending Answer {
    try await withCheckedContinuation { waiting in
      queue.async { waiting.resume(returning: Result(catching: body)) }
    }.get()
  }
}

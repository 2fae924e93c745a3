/// Lets everything that is ready to run on the caller's actor run, a number of times.
///
/// On the main actor a turn involves no other thread, so work that stays there goes on by exactly one step. (`Task.yield`,
/// the value of a task and the results of a task group pass through the thread pool.)
package func turns(_ count: Int, isolation: isolated (any Actor)? = #isolation) async {
  for _ in 0..<count {
    await withCheckedContinuation { continuation in
      Task {
        _ = isolation
        continuation.resume()
      }
    }
  }
}

/// Waits until the task is cancelled: work that never ends by itself.
package func untilCancelled(isolation: isolated (any Actor)? = #isolation) async {
  for await _ in AsyncStream<Never>.makeStream().stream {}
}

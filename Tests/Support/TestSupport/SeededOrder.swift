import Dispatch
import Foundation
import Models

/// Makes a seed determine the order of all tasks in this process, which must have been started for one test.
///
/// Work that would run on the thread pool runs on the main thread instead, a random number of turns later. So a leak or
/// a late answer that only one order of tasks shows is found again with the same seed, on any machine.
package final class SeededOrder: TaskExecutor {
  private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
  private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

  private struct State {
    var random: SeededGenerator
    var jobs: [UnownedJob] = []
  }

  /// The runtime's hook is a plain function, which can only reach what is global.
  nonisolated(unsafe) private static var current: SeededOrder?

  private let lock = NSLock()
  nonisolated(unsafe) private var state: State

  private init(seed: UInt64) {
    state = State(random: SeededGenerator(seed: seed))
  }

  /// Determines the order from now on; false if this runtime has no such hook.
  package static func begin(seed: UInt64) -> Bool {
    guard let hook = dlsym(nil, "swift_task_enqueueGlobal_hook") else { return false }
    current = SeededOrder(seed: seed)
    hook.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in SeededOrder.current?.enqueue(job) }
    return true
  }

  package func enqueue(_ job: UnownedJob) {
    lock.withLock { state.jobs.append(job) }
    DispatchQueue.main.async { self.runNext() }
  }

  /// Runs one of the waiting jobs, now or in a later turn.
  private func runNext() {
    let job: UnownedJob? = lock.withLock {
      guard Bool.random(using: &state.random) else { return nil }
      return state.jobs.remove(at: .random(in: 0..<state.jobs.count, using: &state.random))
    }
    guard let job else { return DispatchQueue.main.async { self.runNext() } }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }
}

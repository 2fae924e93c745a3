import Observation

/// The asynchronous work of one page.
///
/// Owned by the page. When the page is freed, running tasks are cancelled and their results are dropped.
@MainActor @Observable
package final class Work {
  /// Whether the page's data has changed since it was last loaded.
  ///
  /// A stale page is loaded again once it is in view and has no unfinished work.
  package var isStale = false
  private var tasks: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var started = 0

  package init() {}

  isolated deinit { cancelAll() }

  /// Whether any work is unfinished.
  package var isBusy: Bool { !tasks.isEmpty }

  /// Starts an operation, and runs it up to its first suspension before returning.
  ///
  /// Systems before iOS 26 and macOS 26 cannot do that. There, the operation begins one turn of the main actor later.
  package func start(_ operation: @escaping () async -> Void) {
    if #available(iOS 26, macOS 26, *) {
      start(operation) { Task.immediate(operation: $0) }
    } else {
      startLater(operation)
    }
  }

  /// Starts an operation one turn of the main actor later, as older systems do.
  package func startLater(_ operation: @escaping () async -> Void) {
    start(operation) { Task(operation: $0) }
  }

  private func start(
    _ operation: @escaping () async -> Void, as begin: (@escaping @MainActor () async -> Void) -> Task<Void, Never>
  ) {
    started += 1
    let number = started
    var hasEnded = false
    let task = begin { [weak self] in
      await operation()
      hasEnded = true
      self?.tasks[number] = nil
    }
    if !hasEnded { tasks[number] = task }
  }

  /// Cancels all unfinished work.
  package func cancelAll() {
    for task in tasks.values { task.cancel() }
    tasks = [:]
  }
}

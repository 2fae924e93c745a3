import Commands
import Localization
import Observation

/// The asynchronous work of one page.
///
/// Owned by the page. When the page is freed, running tasks are cancelled and their results are dropped.
@MainActor @Observable
package final class Work {
  /// Why the page's last command was refused, by the command itself or by the session; nil if it was not.
  package var refusal: CommandError?
  private var tasks: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var started = 0

  package init() {}

  isolated deinit { cancelAll() }

  /// Whether any work is unfinished.
  package var isBusy: Bool { !tasks.isEmpty }

  /// Starts an operation, and runs it up to its first suspension before returning.
  package func start(_ operation: @escaping () async -> Void) {
    started += 1
    let number = started
    var hasEnded = false
    let task = Task.immediate { [weak self] in
      await operation()
      hasEnded = true
      self?.tasks[number] = nil
    }
    if !hasEnded { tasks[number] = task }
  }

  /// Runs the action of a command, and keeps the error as ``refusal`` if it throws.
  package func perform(_ action: @escaping () async throws(CommandError) -> Void) {
    refusal = nil
    start { [weak self] in
      do throws(CommandError) { try await action() } catch { self?.refusal = error }
    }
  }

  /// Cancels all that is unfinished.
  package func cancelAll() {
    tasks.values.forEach { $0.cancel() }
    tasks = [:]
  }
}

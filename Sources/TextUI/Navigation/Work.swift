import Observation

/// The asynchronous work of one screen.
///
/// Owned by the screen's view: when the view goes, what is still running is cancelled, and nobody waits for it.
@Observable
package final class Work {
  /// Why the screen's last command was refused; nil if it was not.
  package private(set) var refusal: String?
  private var tasks: [Int: Task<Void, Never>] = [:]
  @ObservationIgnored private var started = 0

  package init() {}

  isolated deinit {
    tasks.values.forEach { $0.cancel() }
  }

  /// Whether something that was started has not ended.
  package var isBusy: Bool { !tasks.isEmpty }

  /// Starts `operation` at once: what it does before it first waits has happened when this returns.
  package func start(_ operation: @escaping () async -> Void) {
    started += 1
    let number = started
    var hasEnded = false
    let task = Task.immediate { [weak self] in
      await operation()
      hasEnded = true
      self?.tasks[number] = nil
    }
    if !hasEnded {
      tasks[number] = task
    }
  }

  /// Starts what a command does, and keeps the reason if it is refused.
  package func perform(_ action: @escaping () async throws -> Void) {
    refusal = nil
    start { [weak self] in
      do {
        try await action()
      } catch {
        self?.refuse(error.explanation)
      }
    }
  }

  /// Takes down why the last command was refused, by the screen or before it came to it.
  func refuse(_ reason: String) {
    refusal = reason
  }

  /// Forgets why the last command was refused: the user has gone on.
  package func forgetRefusal() {
    if refusal != nil {
      refusal = nil
    }
  }
}

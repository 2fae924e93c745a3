import Foundation

/// Counts the turns of the main actor while somebody waits for a number of them to pass.
///
/// One counter serves all tests, because each turn has a price.
final class TurnCounter: Sendable {
  static let shared = TurnCounter()

  private struct State {
    var now = 0
    var isCounting = false
    var waiting: [UUID: (end: Int, continuation: CheckedContinuation<Void, Never>)] = [:]
  }

  private let lock = NSLock()
  nonisolated(unsafe) private var state = State()

  /// Waits until this many turns have passed, or the task is cancelled.
  func pass(_ turns: Int) async {
    let id = UUID()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isFirst = lock.withLock {
          defer { state.isCounting = true }
          state.waiting[id] = (state.now + turns, continuation)
          return !state.isCounting
        }
        if isFirst { Task.detached(operation: count) }
        // Cancelled before there was anything to resume.
        if Task.isCancelled { resume(id) }
      }
    } onCancel: {
      resume(id)
    }
  }

  private func resume(_ id: UUID) {
    lock.withLock { state.waiting.removeValue(forKey: id) }?.continuation.resume()
  }

  @MainActor @Sendable private func count() async {
    while isWaitedFor {
      try? await Task.sleep(for: .milliseconds(2))
      let due = lock.withLock {
        state.now += 1
        return state.waiting.filter { $0.value.end <= state.now }.keys
      }
      for id in due { resume(id) }
    }
  }

  private var isWaitedFor: Bool {
    lock.withLock {
      state.isCounting = !state.waiting.isEmpty
      return state.isCounting
    }
  }
}

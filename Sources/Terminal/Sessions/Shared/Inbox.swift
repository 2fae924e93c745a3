import Synchronization

/// The events that a session has not handled yet, in order; they arrive on any thread.
///
/// The session handles all waiting events before drawing, so that keys do not wait for drawing.
nonisolated final class Inbox: Sendable {
  enum Event: Sendable {
    /// Something in the last picture has changed.
    case changed
    /// The filter has not searched all rows yet.
    case searching
    /// The selected row has stayed the same for a moment.
    case paused
    case terminal(TerminalEvent)
  }

  /// The maximum number of waiting events, more than anyone types ahead; the rest are dropped.
  private static let limit = 100_000

  private let waiting = Mutex((events: [Event](), first: 0))
  /// The waiting owner, resumed by the next event; nil if the owner is not waiting.
  private let reader = Mutex<CheckedContinuation<Void, Never>?>(nil)

  /// Whether no event is waiting.
  var isEmpty: Bool { waiting.withLock(\.events.isEmpty) }

  /// Adds an event; Ctrl-C replaces all waiting events.
  func add(_ event: Event) {
    waiting.withLock { waiting in
      if case .terminal(.key(.control("c"))) = event { waiting = ([], 0) }
      if waiting.events.count - waiting.first < Self.limit { waiting.events.append(event) }
    }
    wake()
  }

  /// Returns once an event is waiting, or the task is cancelled.
  ///
  /// Only one task can wait at a time.
  /// An `AsyncStream` would pass every key through another thread, and so would a continuation on the default executor.
  @MainActor func arrival() async {
    await withTaskExecutorPreference(ResumingExecutor()) {
      await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          reader.withLock { $0 = continuation }
          if !isEmpty || Task.isCancelled { wake() }
        }
      } onCancel: {
        wake()
      }
    }
  }

  private func wake() {
    reader.withLock { reader in
      defer { reader = nil }
      return reader
    }?.resume()
  }

  /// Removes and returns the event that has waited longest, if `isWanted` accepts it.
  func next(where isWanted: (Event) -> Bool = { _ in true }) -> Event? {
    waiting.withLock { waiting in
      guard !waiting.events.isEmpty, isWanted(waiting.events[waiting.first]) else { return nil }
      defer {
        waiting.first += 1
        if waiting.first == waiting.events.count { waiting = ([], 0) }
      }
      return waiting.events[waiting.first]
    }
  }

  /// Returns a typed character, and the characters waiting directly after it, as one paste.
  ///
  /// So all these characters are inserted at once. A single character, or any other key, is returned unchanged.
  func joined(to key: KeyPress) -> KeyPress {
    guard case .character(let first) = key else { return key }
    var text = String(first)
    while case .terminal(.key(.character(let character)))? = next(where: \.isCharacter) { text.append(character) }
    return text == String(first) ? key : .paste(text)
  }
}

/// Runs a task on the thread that resumes it, until the task continues on its actor.
private nonisolated final class ResumingExecutor: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) { UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor()) }
}

extension Inbox.Event {
  fileprivate nonisolated var isCharacter: Bool { if case .terminal(.key(.character)) = self { true } else { false } }
}

import TextUI

/// Waits until the selected row has stayed the same for a moment.
///
/// Only then does the session show the row's page beside the list.
///
/// Owned by the session. At most one sleep runs at a time. If another row is selected when the sleep ends, a new sleep begins,
/// so a key that is held down opens nothing until the key is released.
final class PreviewPause {
  private static let length = Duration.milliseconds(100)

  private let clock: any Clock<Duration>
  private let didEnd: @Sendable () -> Void
  private var row: Row.ID?
  private var waiting: Task<Void, Never>?

  /// Creates a pause on a clock; `didEnd` is called whenever the pause ends.
  init(on clock: any Clock<Duration>, didEnd: @escaping @Sendable () -> Void) {
    self.clock = clock
    self.didEnd = didEnd
  }

  isolated deinit { waiting?.cancel() }

  /// Starts or extends the pause if the row has changed; cancels the pause if the row is nil.
  func wait(for newRow: Row.ID?) {
    guard newRow != row else { return }
    row = newRow
    if newRow == nil {
      waiting?.cancel()
      waiting = nil
    } else if waiting == nil {
      waiting = Task { [weak self, clock] in
        while let awaited = self?.row {
          guard (try? await clock.sleep(for: Self.length)) != nil else { return }
          if self?.row == awaited { break }
        }
        self?.end()
      }
    }
  }

  private func end() {
    waiting = nil
    didEnd()
  }
}

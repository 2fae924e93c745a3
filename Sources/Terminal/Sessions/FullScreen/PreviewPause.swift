import TextUI

/// Waits until the selected row has stayed the same for a moment; only then is it worth showing its page beside the list.
///
/// Owned by the session. However many rows are passed meanwhile, only the one at the end of the pause is opened.
final class PreviewPause {
  private static let length = Duration.milliseconds(100)

  private let clock: any Clock<Duration>
  private let didEnd: @Sendable () -> Void
  private var row: Row.ID?
  private var waiting: Task<Void, Never>?

  /// Creates a pause on a clock; `didEnd` is called after each.
  init(on clock: any Clock<Duration>, didEnd: @escaping @Sendable () -> Void) {
    (self.clock, self.didEnd) = (clock, didEnd)
  }

  isolated deinit { waiting?.cancel() }

  /// Begins anew if this is another row than the one waited for; ends without a call if there is none.
  func wait(for newRow: Row.ID?) {
    guard newRow != row else { return }
    row = newRow
    waiting?.cancel()
    waiting = newRow.map { _ in
      Task { [clock, didEnd] in
        if (try? await clock.sleep(for: Self.length)) != nil { didEnd() }
      }
    }
  }
}

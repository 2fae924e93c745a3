import CCurl

/// libcurl's side of a ``TransferLoop``: the transfers under way, and the connections that are kept for the next ones.
///
/// All of it belongs to the loop's own thread but for ``wakeUp()``.
struct MultiHandle: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Loads the library if nobody has yet.
  init() throws(HTTPFailure) {
    if let reason = ccurl_load() { throw .broken(reason: String(cString: reason)) }
    guard let handle = ccurl_multi_init() else { throw .broken(reason: "libcurl") }
    self.handle = handle
  }

  /// Ends a wait, or the next one at once; from any thread, until ``close()``.
  func wakeUp() {
    ccurl_multi_wakeup(handle)
  }

  func add(_ transfer: Transfer) {
    ccurl_multi_add(handle, transfer.handle)
  }

  func remove(_ transfer: Transfer) {
    ccurl_multi_remove(handle, transfer.handle)
  }

  /// Does what can be done without waiting.
  func perform() {
    ccurl_multi_perform(handle)
  }

  /// Waits until there is something to do.
  func wait() {
    // Long, as every event and every order ends it.
    ccurl_multi_wait(handle, 60_000)
  }

  /// The next transfer that has ended since the last call, and how.
  func nextEnded() -> (order: Int, code: CInt)? {
    var code: CInt = 0
    guard let easy = ccurl_multi_next_ended(handle, &code) else { return nil }
    return (Int(bitPattern: ccurl_easy_private(easy)), code)
  }

  /// Closes all connections; nothing may be called after it.
  func close() {
    ccurl_multi_cleanup(handle)
  }
}

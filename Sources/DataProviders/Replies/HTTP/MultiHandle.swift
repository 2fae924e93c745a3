import CCurl

/// libcurl's side of a ``TransferLoop``: the transfers under way, and the connections that are kept for the next ones.
///
/// All of it belongs to the loop's own thread but for ``wakeUp()``.
struct MultiHandle: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Once for the process, before anything else of the library is used.
  private static let isLibraryReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  init() throws(HTTPFailure) {
    guard Self.isLibraryReady, let handle = curl_multi_init() else { throw .broken(reason: "libcurl") }
    self.handle = handle
  }

  /// Ends a wait, or the next one at once; from any thread, until ``close()``.
  func wakeUp() {
    curl_multi_wakeup(handle)
  }

  func add(_ transfer: Transfer) {
    curl_multi_add_handle(handle, transfer.handle)
  }

  func remove(_ transfer: Transfer) {
    curl_multi_remove_handle(handle, transfer.handle)
  }

  /// Does what can be done without waiting.
  func perform() {
    var running: CInt = 0
    curl_multi_perform(handle, &running)
  }

  /// Waits until there is something to do.
  func wait() {
    // Long, as every event and every order ends it.
    curl_multi_poll(handle, nil, 0, 60_000, nil)
  }

  /// The next transfer that has ended since the last call, and how.
  func nextEnded() -> (order: Int, code: CURLcode)? {
    var code = CURLE_OK
    guard let easy = ccurl_next_ended(handle, &code) else { return nil }
    return (Int(bitPattern: ccurl_private(easy)), code)
  }

  /// Closes all connections; nothing may be called after it.
  func close() {
    curl_multi_cleanup(handle)
  }
}

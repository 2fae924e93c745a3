import CCurl

/// libcurl's side of a ``TransferLoop``: the running transfers, and the connections kept for later ones.
///
/// Everything except ``wakeUp()`` must be called on the loop's own thread.
struct MultiHandle: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Initialises the library once for the process, before its first use.
  private static let isLibraryReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  init() throws(HTTPFailure) {
    guard Self.isLibraryReady, let handle = curl_multi_init() else { throw .refused }
    self.handle = handle
  }

  /// Ends the current wait, or else the next one immediately; callable from any thread until ``close()``.
  func wakeUp() { curl_multi_wakeup(handle) }

  func add(_ transfer: Transfer) { curl_multi_add_handle(handle, transfer.handle) }

  func remove(_ transfer: Transfer) { curl_multi_remove_handle(handle, transfer.handle) }

  /// Does all work that does not require waiting.
  func perform() {
    var running: CInt = 0
    curl_multi_perform(handle, &running)
  }

  /// Waits until there is work to do.
  func wait() {
    // In milliseconds; it can be long because every event and every order ends the wait.
    curl_multi_poll(handle, nil, 0, 60_000, nil)
  }

  /// Returns the next transfer that has finished since the last call, and its result.
  func nextEnded() -> (order: Int, code: CURLcode)? {
    var code = CURLE_OK
    guard let easy = ccurl_next_ended(handle, &code) else { return nil }
    return (Int(bitPattern: ccurl_private(easy)), code)
  }

  /// Closes all connections; must be the last call.
  func close() { curl_multi_cleanup(handle) }
}

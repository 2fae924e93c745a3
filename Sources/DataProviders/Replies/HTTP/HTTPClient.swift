/// Asks servers, one request after another or several at a time.
///
/// Owned by whoever asks. Without cookies, without a cache, and without following redirects.
final class HTTPClient: Sendable {
  private let loop = TransferLoop()
  private let lastID = Locked(0)

  deinit {
    loop.close()
  }

  /// The server's answer, whatever its status.
  ///
  /// When the task that waits is cancelled it throws `stopped`, and the connection is closed.
  func response(to request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let id = lastID.withLock { last in
      last += 1
      return last
    }
    let loop = loop
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        loop.start(TransferLoop.Order(id: id, request: request) { continuation.resume(returning: $0) })
        // Who was cancelled before had nothing to stop yet.
        if Task.isCancelled { loop.stop(id) }
      }
    } onCancel: {
      loop.stop(id)
    }.get()
  }
}

/// Sends HTTP requests, one after another or several at a time.
///
/// It uses no cookies and no cache, and does not follow redirects. Owned by the client of a service.
package final class HTTPClient: Sendable {
  private let loop: TransferLoop
  private let lastID = Locked(0)

  package init(network: NetworkSettings) { loop = TransferLoop(network: network) }

  deinit { loop.close() }

  /// Returns the server's response, whatever its status.
  ///
  /// If the calling task is cancelled, this throws `stopped` and closes the connection.
  package func response(to request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let id = lastID.withLock { last in
      last += 1
      return last
    }
    let loop = loop
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        loop.start(TransferLoop.Order(id: id, request: request) { continuation.resume(returning: $0) })
        // A task cancelled earlier called `stop` before there was anything to stop.
        if Task.isCancelled { loop.stop(id) }
      }
    } onCancel: {
      loop.stop(id)
    }.get()
  }
}

import CCurl
import Foundation

/// Sends HTTP requests, one after another or several at a time.
///
/// It uses no cookies and no cache, and does not follow redirects. Owned by the client of a service.
///
/// libcurl runs on one queue for all requests. It takes turns there with what starts and stops them, which comes from any
/// thread and ends its wait. Everything but the queue itself is therefore used on the queue only.
package final class HTTPClient: @unchecked Sendable {
  /// Initialises libcurl once for the process, before its first use.
  private static let isLibraryReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let queue = DispatchQueue(label: "calcots.http")
  private let network: NetworkSettings
  /// libcurl's side: the running transfers, and the connections kept for later ones; nil if there was no memory for it.
  private let multi = isLibraryReady ? curl_multi_init() : nil
  private var running: [UUID: Transfer] = [:]
  /// Whether libcurl's turn has come, or will come.
  private var isTurning = false

  package init(network: NetworkSettings) { self.network = network }

  deinit { curl_multi_cleanup(multi) }

  /// Returns the server's response, whatever its status.
  ///
  /// If the calling task is cancelled, this throws `stopped` and closes the connection.
  package func response(to request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let id = UUID()
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        onQueue { self.start(id, request) { continuation.resume(returning: $0) } }
        // A task cancelled earlier called `stop` before there was anything to stop.
        if Task.isCancelled { stop(id) }
      }
    } onCancel: {
      stop(id)
    }.get()
  }

  private func stop(_ id: UUID) {
    onQueue { self.end(id, .failure(.stopped)) }
  }

  private func onQueue(_ work: @escaping @Sendable () -> Void) {
    queue.async(execute: work)
    // Ends libcurl's wait or, if it does not wait now, its next one.
    curl_multi_wakeup(multi)
  }

  private func start(_ id: UUID, _ request: HTTPRequest, completion: @escaping Transfer.ResponseHandler) {
    if request.isSecure, network.hasUnusableAuthorities { return completion(.failure(.unreadableAuthorities)) }
    guard let multi, let transfer = Transfer(request, on: network, completion: completion) else {
      return completion(.failure(.refused))
    }
    running[id] = transfer
    curl_multi_add_handle(multi, transfer.handle)
    if !isTurning { turn() }
  }

  /// Ends a transfer with this result; does nothing if it has ended already.
  private func end(_ id: UUID, _ result: Result<HTTPResponse, HTTPFailure>) {
    guard let transfer = running.removeValue(forKey: id) else { return }
    curl_multi_remove_handle(multi, transfer.handle)
    transfer.completion(result)
  }

  /// Has libcurl do what it can, and then wait until it can do more.
  private func turn() {
    guard let multi else { return }
    var (count, code) = (CInt(0), CURLE_OK)
    curl_multi_perform(multi, &count)
    while let handle = ccurl_next_ended(multi, &code) {
      if let (id, transfer) = running.first(where: { $1.handle == handle }) { end(id, transfer.result(code)) }
    }
    isTurning = !running.isEmpty
    guard isTurning else { return }
    // In milliseconds; it can be long because every event and every call of `onQueue` ends the wait.
    curl_multi_poll(multi, nil, 0, 60_000, nil)
    queue.async { self.turn() }
  }
}

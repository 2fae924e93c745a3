import CCurl
import Foundation

/// Sends HTTP requests, one after another or several at a time.
///
/// It uses no cookies and no cache, and does not follow redirects. Owned by the client of a service.
///
/// libcurl runs on one queue for all requests. When any thread starts or stops a request, this ends libcurl's wait, and the
/// start or stop runs on the queue. So everything except the queue itself and the call that ends the wait is used only on the
/// queue.
package final class HTTPClient: @unchecked Sendable {
  /// The name of libcurl's file, as a linker would write it into the program.
  package nonisolated static var library: String {
    #if canImport(Darwin)
      "libcurl.4.dylib"
    #else
      "libcurl.so.4"
    #endif
  }
  /// Whether libcurl could be initialised; this happens once per process, before the first use.
  private static let isLibraryReady = ccurl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let queue = DispatchQueue(label: "calcots.http")
  private let network: NetworkSettings
  /// libcurl's multi handle; nil if libcurl cannot be used.
  ///
  /// It holds the running transfers, and the connections kept for later ones.
  private let multi: UnsafeMutableRawPointer?
  private var running: [UUID: Transfer] = [:]
  /// Whether `turn()` is running, or is scheduled.
  private var isTurning = false

  package init(network: NetworkSettings, library: String = library) {
    self.network = network
    multi = ccurl_load(library) && Self.isLibraryReady ? ccurl_multi_init() : nil
  }

  deinit { multi.map(ccurl_multi_cleanup) }

  /// Returns the server's response, whatever its status.
  ///
  /// If the calling task is cancelled, this throws `stopped` and aborts the request.
  package func response(to request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    let id = UUID()
    return try await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        onQueue { self.start(id, request) { continuation.resume(returning: $0) } }
        // If the task was cancelled earlier, `stop` was called before there was anything to stop.
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
    // Ends libcurl's wait or, if libcurl is not waiting now, its next wait.
    multi.map(ccurl_wake)
  }

  private func start(_ id: UUID, _ request: HTTPRequest, completion: @escaping Transfer.ResponseHandler) {
    if request.isSecure, network.hasUnusableAuthorities { return completion(.failure(.unreadableAuthorities)) }
    guard let multi else { return completion(.failure(.noLibrary)) }
    guard let transfer = Transfer(request, on: network, completion: completion) else {
      return completion(.failure(.refused))
    }
    running[id] = transfer
    ccurl_add(multi, transfer.handle)
    if !isTurning { turn() }
  }

  /// Ends a transfer with this result; does nothing if it has ended already.
  private func end(_ id: UUID, _ result: Result<HTTPResponse, HTTPFailure>) {
    guard let transfer = running.removeValue(forKey: id) else { return }
    multi.map { ccurl_remove($0, transfer.handle) }
    transfer.completion(result)
  }

  /// Runs libcurl's transfers, ends the finished ones, and waits until libcurl can continue.
  private func turn() {
    guard let multi else { return }
    var code = CURLE_OK
    ccurl_perform(multi)
    while let handle = ccurl_next_ended(multi, &code) {
      if let (id, transfer) = running.first(where: { $1.handle == handle }) { end(id, transfer.result(code)) }
    }
    isTurning = !running.isEmpty
    guard isTurning else { return }
    // The longest wait, in milliseconds. It can be long, because every event and every call of `onQueue` ends the wait.
    ccurl_wait(multi, 60_000)
    queue.async { self.turn() }
  }
}

import CCurl
import Foundation

/// A running exchange with a server; owned by an ``HTTPClient`` and used only on its queue.
final class Transfer {
  typealias ResponseHandler = @Sendable (Result<HTTPResponse, HTTPFailure>) -> Void

  let handle: UnsafeMutableRawPointer
  /// Called once, with the response or with the reason why there is none.
  let completion: ResponseHandler

  private let request: HTTPRequest
  private let fields: UnsafeMutablePointer<curl_slist>?
  private var head = HTTPHead()
  private var body = Data()
  private var isTooLarge = false

  init?(_ request: HTTPRequest, on network: NetworkSettings, completion: @escaping ResponseHandler) {
    guard let handle = ccurl_easy_init() else { return nil }
    self.handle = handle
    self.request = request
    self.completion = completion
    fields = HTTPRequest.fields.reduce(nil) { ccurl_append($0, $1) }
    ccurl_set_pointer(handle, CURLOPT_URL, request.url)
    ccurl_set_pointer(handle, CURLOPT_USERAGENT, HTTPRequest.userAgent)
    ccurl_set_pointer(handle, CURLOPT_HTTPHEADER, fields)
    // Accept every encoding that libcurl can decode; the size limit applies to the decoded bytes.
    ccurl_set_pointer(handle, CURLOPT_ACCEPT_ENCODING, "")
    use(network)
    // The proxy's own response to CONNECT is not part of the server's response.
    ccurl_set_long(handle, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1)
    ccurl_allow_only_http(handle)
    ccurl_set_long(handle, CURLOPT_NOSIGNAL, 1)
    ccurl_quit_quickly(handle)
    ccurl_keep_to_itself(handle)
    listen()
  }

  deinit {
    ccurl_easy_cleanup(handle)
    ccurl_free(fields)
  }

  /// Returns the response, or why there is none; call this once libcurl has finished.
  func result(_ code: CURLcode) -> Result<HTTPResponse, HTTPFailure> {
    if isTooLarge { return .failure(.tooLarge) }
    guard code == CURLE_OK else { return .failure(HTTPFailure(code, of: handle)) }
    return .success(HTTPResponse(status: ccurl_status(handle), fields: head.fields, body: body))
  }

  private func use(_ network: NetworkSettings) {
    let proxy = request.mayUseProxy ? network.proxy(for: request.url) : nil
    // Set both options even if they are empty, so that libcurl does not read the environment itself.
    ccurl_set_pointer(handle, CURLOPT_PROXY, proxy ?? "")
    ccurl_set_pointer(handle, CURLOPT_NOPROXY, network.unproxiedHosts)
    if let file = network.authoritiesFile { ccurl_set_pointer(handle, CURLOPT_CAINFO, file) }
    if let folder = network.authoritiesFolder { ccurl_set_pointer(handle, CURLOPT_CAPATH, folder) }
    ccurl_set_long(handle, CURLOPT_SSLVERSION, CURL_SSLVERSION_TLSv1_2)
  }

  private func listen() {
    // Unretained is safe: the client keeps this object until it has removed the handle, and then no callback is made.
    let context = Unmanaged.passUnretained(self).toOpaque()
    ccurl_set_pointer(handle, CURLOPT_HEADERDATA, context)
    ccurl_set_sink(handle, CURLOPT_HEADERFUNCTION) { bytes, size, count, context in
      Transfer.at(context).receiveHead(bytes, size * count)
    }
    ccurl_set_pointer(handle, CURLOPT_WRITEDATA, context)
    ccurl_set_sink(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, context in
      Transfer.at(context).receiveBody(bytes, size * count)
    }
  }

  private static func at(_ context: UnsafeMutableRawPointer) -> Transfer {
    Unmanaged.fromOpaque(context).takeUnretainedValue()
  }

  private func receiveHead(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
    bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      head.append(UnsafeBufferPointer(start: $0, count: count))
    }
    isTooLarge = head.size > request.maximumHead
    return isTooLarge ? 0 : count
  }

  private func receiveBody(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
    isTooLarge = body.count + count > request.maximumBody
    // Returning fewer bytes than received aborts the transfer.
    guard !isTooLarge else { return 0 }
    bytes.withMemoryRebound(to: UInt8.self, capacity: count) { body.append($0, count: count) }
    return count
  }
}

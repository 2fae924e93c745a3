import CCurl
import Foundation

/// One exchange with a server, while it is under way; lives on the thread of its ``TransferLoop``, which owns it.
final class Transfer {
  let handle: UnsafeMutableRawPointer

  private let order: TransferLoop.Order
  private let fields: UnsafeMutableRawPointer?
  private let words = UnsafeMutablePointer<CChar>.allocate(capacity: Int(ccurl_error_size))
  private var head = HTTPHead()
  private var body = Data()
  private var isTooLarge = false

  init?(_ order: TransferLoop.Order) {
    guard let handle = ccurl_easy_init() else { return nil }
    self.handle = handle
    self.order = order
    fields = HTTPRequest.fields.reduce(nil) { ccurl_slist_append($0, $1) }
    words.initialize(repeating: 0, count: Int(ccurl_error_size))
    ccurl_easy_set_pointer(handle, ccurl_option_private, UnsafeRawPointer(bitPattern: order.id))
    ccurl_easy_set_pointer(handle, ccurl_option_url, order.request.url)
    ccurl_easy_set_pointer(handle, ccurl_option_user_agent, HTTPRequest.userAgent)
    ccurl_easy_set_pointer(handle, ccurl_option_http_header, fields)
    ccurl_easy_set_pointer(handle, ccurl_option_error_buffer, words)
    // All that the library can unpack; the unpacked bytes are the ones that are counted.
    ccurl_easy_set_pointer(handle, ccurl_option_accept_encoding, "")
    if !order.request.mayUseProxy { ccurl_easy_set_pointer(handle, ccurl_option_proxy, "") }
    ccurl_easy_set_long(
      handle, ccurl_option_protocols, Int(ccurl_protocol_http.rawValue | ccurl_protocol_https.rawValue))
    ccurl_easy_set_long(handle, ccurl_option_no_signal, 1)
    // A name that is still being looked up must not keep the loop when nobody waits for it any more.
    ccurl_easy_set_long(handle, ccurl_option_quick_exit, 1)
    listen()
  }

  deinit {
    ccurl_easy_cleanup(handle)
    ccurl_slist_free(fields)
    words.deallocate()
  }

  /// Hands the answer over, or says why there is none.
  func end(_ code: CInt) {
    order.completion(result(code))
  }

  private func result(_ code: CInt) -> Result<HTTPResponse, HTTPFailure> {
    if isTooLarge { return .failure(.tooLarge) }
    switch UInt32(bitPattern: code) {
    case ccurl_code_ok.rawValue:
      return .success(HTTPResponse(status: ccurl_easy_status(handle), fields: head.fields, body: body))
    case ccurl_code_unsupported_protocol.rawValue, ccurl_code_weird_server_reply.rawValue,
      ccurl_code_bad_content_encoding.rawValue:
      return .failure(.malformed)
    case ccurl_code_out_of_memory.rawValue, ccurl_code_too_large.rawValue:
      return .failure(.tooLarge)
    case ccurl_code_untrusted_peer.rawValue:
      return .failure(.untrusted(reason: reason(code)))
    default:
      return .failure(.broken(reason: reason(code)))
    }
  }

  /// What the library says in this case, or else in general.
  private func reason(_ code: CInt) -> String {
    String(cString: words[0] == 0 ? ccurl_easy_words(code) : UnsafePointer(words))
  }

  private func listen() {
    // The loop keeps this object until it has taken the handle from the library, which is when the last call has come.
    let context = Unmanaged.passUnretained(self).toOpaque()
    ccurl_easy_set_pointer(handle, ccurl_option_header_data, context)
    ccurl_easy_set_sink(handle, ccurl_option_header_function) { bytes, size, count, context in
      Transfer.at(context).takeHead(bytes, size * count)
    }
    ccurl_easy_set_pointer(handle, ccurl_option_write_data, context)
    ccurl_easy_set_sink(handle, ccurl_option_write_function) { bytes, size, count, context in
      Transfer.at(context).takeBody(bytes, size * count)
    }
  }

  private static func at(_ context: UnsafeMutableRawPointer) -> Transfer {
    Unmanaged.fromOpaque(context).takeUnretainedValue()
  }

  private func takeHead(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
    bytes.withMemoryRebound(to: UInt8.self, capacity: count) { head.take(UnsafeBufferPointer(start: $0, count: count)) }
    isTooLarge = head.size > order.request.maximumHead
    return isTooLarge ? 0 : count
  }

  private func takeBody(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
    isTooLarge = body.count + count > order.request.maximumBody
    // Taking nothing of what has come ends the transfer.
    guard !isTooLarge else { return 0 }
    bytes.withMemoryRebound(to: UInt8.self, capacity: count) { body.append($0, count: count) }
    return count
  }
}

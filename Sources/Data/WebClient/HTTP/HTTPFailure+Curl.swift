import CCurl

extension HTTPFailure {
  /// The code with which later versions of libcurl report a header that is too large to read.
  private static let tooLargeHead = CURLcode(rawValue: 100)

  /// Reads from a transfer's handle why the transfer failed.
  init(_ code: CURLcode, of handle: UnsafeMutableRawPointer) {
    let proxyStatus = ccurl_proxy_status(handle)
    switch code {
    case _ where proxyStatus >= 300: self = .refusedByProxy(status: proxyStatus)
    case CURLE_UNSUPPORTED_PROTOCOL, CURLE_WEIRD_SERVER_REPLY, CURLE_BAD_CONTENT_ENCODING: self = .malformed
    case CURLE_OUT_OF_MEMORY, Self.tooLargeHead: self = .tooLarge
    case CURLE_COULDNT_RESOLVE_PROXY, CURLE_PROXY: self = .unusableProxy
    // libcurl reports a proxy of an unknown kind like a server that does not answer, but has not tried to connect.
    case CURLE_COULDNT_CONNECT: self = ccurl_was_tried(handle) ? .refused : .unusableProxy
    case CURLE_COULDNT_RESOLVE_HOST: self = .unknownHost
    case CURLE_SSL_CONNECT_ERROR, CURLE_SSL_CIPHER: self = .insecure
    case CURLE_SSL_CACERT_BADFILE: self = .unreadableAuthorities
    case CURLE_PEER_FAILED_VERIFICATION: self.init(verification: ccurl_verification(handle))
    default: self = .interrupted
    }
  }

  /// Translates OpenSSL's result of verifying a certificate.
  private init(verification: Int) {
    switch verification {
    // libcurl compares the name itself, and leaves the result at no error (0) or an unspecified error (1).
    case 0, 1, 62, 64: self = .wrongHostCertificate
    case 9, 10: self = .expiredCertificate
    default: self = .unverifiedCertificate
    }
  }
}

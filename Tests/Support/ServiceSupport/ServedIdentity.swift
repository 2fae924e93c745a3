import COpenSSL

/// The certificate with which a server proves itself, and the versions of TLS that it supports.
package final class ServedIdentity: @unchecked Sendable {
  /// OpenSSL allows several threads to use it once it is set up.
  private let context: OpaquePointer

  init(_ certificate: Certificate, isOutdated: Bool = false) throws {
    guard let context = SSL_CTX_new(TLS_server_method()) else { throw Certificate.Failure() }
    self.context = context
    guard !isOutdated || copenssl_allow_only_old_versions(context) == 1,
      SSL_CTX_use_certificate(context, certificate.certificate) == 1,
      SSL_CTX_use_PrivateKey(context, certificate.key) == 1
    else { throw Certificate.Failure() }
  }

  deinit {
    SSL_CTX_free(context)
  }

  /// Encrypts an accepted connection, unless the client refuses.
  func session(on socket: Int32) -> TLSSession? {
    TLSSession(context, socket: socket)
  }
}

import COpenSSL

/// The server's end of an encrypted connection; used by the connection's thread only.
final class TLSSession {
  private let session: OpaquePointer

  /// Performs the handshake.
  init?(_ context: OpaquePointer, socket: Int32) {
    guard let session = SSL_new(context) else { return nil }
    self.session = session
    SSL_set_fd(session, socket)
    guard SSL_accept(session) == 1 else { return nil }
  }

  deinit {
    SSL_free(session)
  }

  /// Returns the number of bytes received, and at most zero if the connection is broken.
  func receive(into bytes: UnsafeMutableRawBufferPointer) -> Int {
    Int(SSL_read(session, bytes.baseAddress, Int32(bytes.count)))
  }

  /// Returns the number of bytes sent, and at most zero if the connection is broken.
  func send(_ bytes: UnsafeRawBufferPointer) -> Int {
    Int(SSL_write(session, bytes.baseAddress, Int32(bytes.count)))
  }

  /// Tells the client that nothing follows.
  func close() {
    SSL_shutdown(session)
  }
}

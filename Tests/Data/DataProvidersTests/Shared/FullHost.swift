#if PostgreSQL
  import Foundation

  /// A port of this machine at which a connection is neither taken nor refused, as at a host that is off.
  nonisolated final class FullHost: Sendable {
    let port: UInt16
    private let sockets: [Int32]

    init() throws {
      let sockets = (1...3).map { _ in socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0) }
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      var size = socklen_t(MemoryLayout<sockaddr_in>.size)
      let isReady = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
          guard bind(sockets[0], pointer, size) == 0, listen(sockets[0], 0) == 0 else { return false }
          guard getsockname(sockets[0], pointer, &size) == 0 else { return false }
          // The first takes the only place.
          for client in sockets[1...] {
            _ = fcntl(client, F_SETFL, O_NONBLOCK)
            _ = connect(client, pointer, size)
          }
          return true
        }
      }
      guard isReady else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
      port = UInt16(bigEndian: address.sin_port)
      self.sockets = sockets
    }

    deinit {
      for socket in sockets { close(socket) }
    }
  }
#endif

#if PostgreSQL
  import Foundation
  import TestSupport

  /// Stands between a program and the test server, and can stop passing on what it receives, as a network does.
  nonisolated final class StallingProxy: Sendable {
    /// The point at which a connection stops; one that has stopped never goes on.
    nonisolated enum Stall: Equatable {
      case none
      /// The first message that has these words.
      case at(String)
      /// Any message of a connection that is not made yet.
      case newConnections
    }

    private nonisolated struct State: Sendable {
      var stall = Stall.none
      var connections = 0
      var roundTrips = 0
      var sockets: [Int32] = []
    }

    /// State shared with the threads, which do not keep the proxy itself alive.
    private nonisolated final class Shared: Sendable {
      let state = Locked(State())
    }

    /// The address of the same database by way of the proxy.
    let address: String
    /// The folder of the proxy's socket.
    let folder: String
    private let listener: Int32
    private let shared = Shared()

    /// A pooler tells its clients other process numbers than the server's.
    init(to address: String, isPooler: Bool = false) throws {
      signal(SIGPIPE, SIG_IGN)
      folder = NSTemporaryDirectory() + "calcots-" + UUID().uuidString
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
      let server = address.components(separatedBy: "host=")[1]
      self.address = address.replacing(server, with: folder)
      listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      guard Self.withSocketAddress(folder, { bind(listener, $0, $1) }) == 0, listen(listener, 128) == 0 else {
        throw POSIXError(.init(rawValue: errno) ?? .EIO)
      }
      Thread.detachNewThread { [listener, shared] in
        Self.accept(from: listener, to: server, isPooler: isPooler, shared: shared)
      }
    }

    deinit {
      shutdown(listener, Int32(SHUT_RDWR))
      shared.state.withLock { state in
        for socket in state.sockets { shutdown(socket, Int32(SHUT_RDWR)) }
      }
      try? FileManager.default.removeItem(atPath: folder)
    }

    /// How many connections were made so far, those to cancel a statement included.
    var connections: Int { shared.state.withLock(\.connections) }

    /// How often a program has written after it had heard from the server, or for the first time.
    var roundTrips: Int { shared.state.withLock(\.roundTrips) }

    func stall(_ stall: Stall) {
      shared.state.withLock { $0.stall = stall }
    }

    private static func accept(from listener: Int32, to server: String, isPooler: Bool, shared: Shared) {
      while true {
        let client = Foundation.accept(listener, nil, nil)
        guard client >= 0 else { break }
        let isStalled = shared.state.withLock { state in
          state.connections += 1
          state.sockets.append(client)
          return state.stall == .newConnections
        }
        if isStalled { continue }
        let upstream = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        _ = withSocketAddress(server) { connect(upstream, $0, $1) }
        shared.state.withLock { $0.sockets.append(upstream) }
        Thread.detachNewThread { pass(between: client, and: upstream, isPooler: isPooler, shared: shared) }
      }
      close(listener)
    }

    private static func pass(between client: Int32, and server: Int32, isPooler: Bool, shared: Shared) {
      var ends = [client, server].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      var bytes = [UInt8](repeating: 0, count: 1 << 16)
      var isClientsTurn = true
      while poll(&ends, 2, -1) > 0 || errno == EINTR {
        for (index, end) in ends.enumerated() where end.revents != 0 {
          let count = read(end.fd, &bytes, bytes.count)
          guard count > 0 else {
            for end in ends { shutdown(end.fd, Int32(SHUT_RDWR)) }
            return
          }
          if case .at(let words) = shared.state.withLock(\.stall),
            words.isEmpty || index == 0 && String(decoding: bytes[..<count], as: UTF8.self).contains(words)
          {
            return
          }
          if index == 0, isClientsTurn { shared.state.withLock { $0.roundTrips += 1 } }
          isClientsTurn = index == 1
          // The message with the number of the server's process.
          if isPooler, let key = bytes[..<count].firstRange(of: [0x4B, 0, 0, 0, 12]) {
            bytes[key.upperBound + 3] ^= 1
          }
          _ = write(ends[1 - index].fd, bytes, count)
        }
      }
    }

    /// The address of the server's socket in a folder.
    private static func withSocketAddress(
      _ folder: String, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
    ) -> Int32 {
      var address = sockaddr_un()
      address.sun_family = sa_family_t(AF_UNIX)
      withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(folder)/.s.PGSQL.5432".utf8.prefix(107)) }
      return withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
      }
    }
  }
#endif

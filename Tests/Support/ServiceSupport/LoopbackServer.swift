import CSystem
import DataProviders
import Foundation
import Models
import TestSupport
import Testing

/// A server on this machine for one test, built on plain sockets so that it can misbehave in any way.
///
/// It listens for its whole lifetime and answers each request as it was told to.
package final class LoopbackServer: Sendable {
  package typealias Answer = @Sendable (ServedRequest) -> [ServedStep]

  private struct State: Sendable {
    var requests: [ServedRequest] = []
    var open: Set<Int32> = []
    var isStopped = false
  }

  /// State shared with the threads, which do not keep the server itself alive.
  private final class Shared: Sendable {
    let state = Locked(State())
  }

  /// The origin of the server's URLs.
  package let origin: String
  private let listener: Int32
  private let shared = Shared()

  /// Starts a server, which encrypts if it has an identity; a proxy does so only when a step says it.
  package init(identity: ServedIdentity? = nil, isProxy: Bool = false, answer: @escaping Answer) throws {
    // As in the program: writing to an end that is closed must be an error, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    let port: UInt16
    (listener, port) = try Self.boundSocket()
    guard listen(listener, 128) == 0 else { throw POSIXError.last }
    let isEncrypted = identity != nil && !isProxy
    origin = "\(isEncrypted ? "https" : "http")://127.0.0.1:\(port)"
    let listener = listener
    let shared = shared
    Thread.detachNewThread {
      Self.accept(from: listener, shared: shared) { socket in
        let connection = Connection(socket: socket, identity: identity)
        guard !isEncrypted || connection.perform(.encrypt) else { return }
        Self.serve(connection, shared: shared, answer: answer)
      }
    }
  }

  deinit {
    shared.state.withLock { state in
      state.isStopped = true
      for socket in state.open { shutdown(socket, Int32(SHUT_RDWR)) }
    }
    shutdown(listener, Int32(SHUT_RDWR))
  }

  package var address: ServerAddress {
    get throws { try ServerAddress(origin) }
  }

  /// All requests so far, in order of arrival.
  package var requests: [ServedRequest] {
    shared.state.withLock { $0.requests }
  }

  /// Whether no connection is open.
  package var isDeserted: Bool {
    shared.state.withLock { $0.open.isEmpty }
  }

  /// Returns the origin of a server that does not exist.
  package static func refusingOrigin() throws -> String {
    // Never closed, so that no server gets the port; it does not listen.
    let (_, port) = try boundSocket()
    return "http://127.0.0.1:\(port)"
  }

  private static func boundSocket() throws -> (socket: Int32, port: UInt16) {
    let bound = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(bound, $0, length) == 0 && getsockname(bound, $0, &length) == 0
      }
    }
    guard isBound else { throw POSIXError.last }
    return (bound, UInt16(bigEndian: address.sin_port))
  }

  private static func accept(from listener: Int32, shared: Shared, serve: @escaping @Sendable (Int32) -> Void) {
    while true {
      // A program that another test starts must not hold the connection open.
      let socket = acceptPrivately(listener)
      guard socket >= 0 else { break }
      let isWanted = shared.state.withLock { state in
        if !state.isStopped { state.open.insert(socket) }
        return !state.isStopped
      }
      guard isWanted else {
        close(socket)
        break
      }
      Thread.detachNewThread {
        serve(socket)
        leave(socket, shared: shared)
      }
    }
    close(listener)
  }

  private static func serve(_ connection: Connection, shared: Shared, answer: Answer) {
    while let request = connection.nextRequest() {
      shared.state.withLock { $0.requests.append(request) }
      guard answer(request).allSatisfy(connection.perform) else { return }
    }
  }

  private static func leave(_ socket: Int32, shared: Shared) {
    shared.state.withLock { state in
      state.open.remove(socket)
      close(socket)
    }
  }
}

extension POSIXError {
  /// The error of the last system call.
  fileprivate static var last: POSIXError { POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
}

extension LoopbackServer {
  /// Waits until the client has closed all its connections; a wait in vain fails the test.
  package func waitUntilDeserted(
    isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    await eventually("all connections are closed", pauses: 4_000, sourceLocation: sourceLocation) { isDeserted }
  }
}

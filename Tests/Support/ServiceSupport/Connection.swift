import Foundation
import Models

/// A connection accepted by a ``LoopbackServer``; runs on a dedicated thread.
final class Connection {
  private let socket: Int32
  private let identity: ServedIdentity?
  private var session: TLSSession?

  init(socket: Int32, identity: ServedIdentity?) {
    self.socket = socket
    self.identity = identity
  }

  /// Reads a request's head.
  ///
  /// The client sends no body, and nothing else before the answer.
  ///
  /// - Returns: nil if the client has disconnected or does not speak HTTP.
  func nextRequest() -> ServedRequest? {
    var head: [UInt8] = []
    repeat {
      guard let bytes = receive() else { return nil }
      head += bytes
      // The methods are GET and CONNECT.
      guard [UInt8(ascii: "G"), UInt8(ascii: "C")].contains(head[0]) else { return nil }
    } while !head.suffix(4).elementsEqual("\r\n\r\n".utf8)
    return ServedRequest(head: String(decoding: head, as: UTF8.self))
  }

  /// Performs a step.
  ///
  /// - Returns: Whether the connection is still usable.
  func perform(_ step: ServedStep) -> Bool {
    switch step {
    case .bytes(let bytes):
      return send(bytes)
    case .endless(let bytes):
      while send(bytes) {}
      return false
    case .drip(let bytes):
      // Waiting for the client to disconnect also paces the loop.
      while !clientLeaves(within: 20), send(bytes) {}
      return false
    case .silence:
      _ = clientLeaves(within: -1)
      return false
    case .encrypt:
      session = identity?.session(on: socket)
      return session != nil
    case .reset:
      var linger = linger(l_onoff: 1, l_linger: 0)
      setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
      return false
    case .close:
      session?.close()
      return false
    }
  }

  /// Returns what has arrived, unless the connection is broken.
  private func receive() -> [UInt8]? {
    let bytes = [UInt8](unsafeUninitializedCapacity: 4_096) { buffer, count in
      let buffer = UnsafeMutableRawBufferPointer(buffer)
      count = max(0, session?.receive(into: buffer) ?? recv(socket, buffer.baseAddress, buffer.count, 0))
    }
    return bytes.isEmpty ? nil : bytes
  }

  private func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        session?.send($0) ?? Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private func clientLeaves(within milliseconds: Int32) -> Bool {
    var descriptor = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    return poll(&descriptor, 1, milliseconds) != 0
  }
}

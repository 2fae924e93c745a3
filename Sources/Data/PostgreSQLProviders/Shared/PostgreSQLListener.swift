#if PostgreSQL
  import DataProviders
  import Dispatch
  import Foundation
  import Models

  /// Hears from the server of changes by other processes, on a connection and a thread of its own.
  ///
  /// A connection that breaks is made anew. As changes may have been missed then, breaking and coming back count as one. A
  /// standby cannot tell of changes, so each attempt to listen counts as one, until it is no standby any more.
  struct PostgreSQLListener: Sendable {
    /// The channel of the server on which every change is notified, with its sender.
    static let channel = "calcots"

    private let address: String
    private let options: PostgreSQLOptions
    /// The sender whose changes are not told.
    private let own: String
    private let continuation: AsyncStream<Void>.Continuation

    /// Listens from now on; the thread ends when the stream's reader is cancelled, or nobody has the stream any more.
    ///
    /// - Returns: What is told, in one element if nobody was waiting for more.
    static func changes(
      at address: String, options: PostgreSQLOptions, ignoring own: String
    ) throws(StoreError) -> AsyncStream<Void> {
      let (changes, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
      let listener = PostgreSQLListener(address: address, options: options, own: own, continuation: continuation)
      // Only the thread uses it from here on.
      nonisolated(unsafe) let first = try PostgreSQLConnection(to: address, options: options)
      _ = try listener.isTold(by: first)
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { throw first.error(.failed(String(cString: strerror(errno)))) }
      let (stop, stopper) = (ends[0], ends[1])
      // Closing one end of the pipe wakes the thread that waits at the other.
      continuation.onTermination = { _ in close(stopper) }
      DispatchQueue(label: "calcots.postgresql.listener").async {
        listener.listen(on: first, until: stop)
        close(stop)
      }
      return changes
    }

    /// Has the server tell of changes; returns false for a standby, which cannot.
    private func isTold(by connection: PostgreSQLConnection) throws(StoreError) -> Bool {
      do {
        try connection.execute("LISTEN \(Self.channel)")
        return true
      } catch {
        guard error.problem == .serverReadOnly else { throw error }
        return false
      }
    }

    private func listen(on first: PostgreSQLConnection, until stop: Int32) {
      var connection: PostgreSQLConnection? = first
      var mayHaveMissed = false
      while true {
        do {
          let current = try connection ?? PostgreSQLConnection(to: address, options: options)
          connection = current
          let isTold = try isTold(by: current)
          if mayHaveMissed || !isTold { continuation.yield() }
          mayHaveMissed = true
          if isTold {
            return try current.forEachNotification(until: stop) { sender in
              if sender != own { continuation.yield() }
            }
          }
        } catch {
          // Pages that load now say what is wrong.
          if connection != nil { continuation.yield() }
          connection = nil
        }
        guard !isStopped(stop, within: options.reconnectInterval) else { return }
      }
    }

    private func isStopped(_ stop: Int32, within interval: Duration) -> Bool {
      var end = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      return poll(&end, 1, Int32(interval / .milliseconds(1))) != 0
    }
  }
#endif

#if PostgreSQL
  import Dispatch
  import Foundation
  import Interactors

  /// Hears from the server of changes by other processes, on a connection and a thread of its own.
  ///
  /// A connection that breaks is made anew. As changes may have been missed then, breaking and coming back count as one.
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
      nonisolated(unsafe) let first = try listener.connection()
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

    private func connection() throws(StoreError) -> PostgreSQLConnection {
      let connection = try PostgreSQLConnection(to: address, options: options)
      do {
        try connection.execute("LISTEN \(Self.channel)")
      } catch {
        // A standby can be read, but has no notifications.
        guard error.problem == .serverReadOnly else { throw error }
      }
      return connection
    }

    private func listen(on first: PostgreSQLConnection, until stop: Int32) {
      var current: PostgreSQLConnection? = first
      while true {
        if let connection = current {
          do {
            return try connection.forEachNotification(until: stop) { sender in
              if sender != own { continuation.yield() }
            }
          } catch {
            continuation.yield()
          }
        }
        guard !isStopped(stop, within: options.reconnectInterval) else { return }
        current = try? connection()
        if current != nil { continuation.yield() }
      }
    }

    private func isStopped(_ stop: Int32, within interval: Duration) -> Bool {
      var end = pollfd(fd: stop, events: Int16(POLLIN), revents: 0)
      return poll(&end, 1, Int32(interval / .milliseconds(1))) != 0
    }
  }
#endif

#if PostgreSQL
  import Foundation

  /// A pair of sockets with which other threads can wake a waiting thread.
  ///
  /// The waiting thread polls one socket of the pair together with the socket of its connection.
  final class Wake: Sendable {
    private let ends: [Int32]

    /// Creates the pair.
    ///
    /// If the process has no file descriptors left, calls have no effect, and a wait for a call lasts until its deadline.
    init() {
      var ends: [Int32] = [-1, -1]
      // 1 is SOCK_STREAM, which Swift does not import as a number on every system.
      _ = socketpair(AF_UNIX, 1, 0, &ends)
      self.ends = ends
    }

    deinit {
      for end in ends { close(end) }
    }

    /// Ends the thread's wait, or its next wait if it is not waiting now.
    func call() { _ = send(ends[1], [1], 1, Int32(MSG_DONTWAIT)) }

    /// Waits for the socket, a call or the deadline.
    ///
    /// - Parameters:
    ///   - events: The events of the socket to wait for.
    ///   - socket: The socket; -1 to wait for a call only.
    ///   - deadline: When to stop waiting.
    /// - Returns: Whether there was a call; all calls so far are then forgotten.
    func wait(for events: Int32 = 0, on socket: Int32 = -1, until deadline: ContinuousClock.Instant) -> Bool {
      var polled = [
        pollfd(fd: socket, events: Int16(events), revents: 0),
        pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0),
      ]
      var count: Int32
      repeat {
        let left = max(deadline - .now, .zero) / .milliseconds(1)
        count = poll(&polled, 2, Int32(min(left, 1e9).rounded(.up)))
      } while count < 0 && errno == EINTR
      var calls = [UInt8](repeating: 0, count: 4096)
      return polled[1].revents != 0 && read(ends[0], &calls, calls.count) > 0
    }
  }
#endif

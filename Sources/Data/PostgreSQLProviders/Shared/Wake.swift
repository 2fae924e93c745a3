#if PostgreSQL
  import Foundation

  /// A pair of sockets, of which a thread polls one beside its own socket, so that other threads can wake it.
  final class Wake: Sendable {
    private let ends: [Int32]

    /// If the process has no files left, nobody is woken: what is waited for ends by its deadline.
    init() {
      var ends: [Int32] = [-1, -1]
      // 1 is SOCK_STREAM, which is not a number on every system.
      _ = socketpair(AF_UNIX, 1, 0, &ends)
      self.ends = ends
    }

    deinit {
      for end in ends { close(end) }
    }

    /// Ends the thread's wait, or the next one.
    func call() { _ = send(ends[1], [1], 1, Int32(MSG_DONTWAIT)) }

    /// Waits for the socket, calls or the deadline; returns whether there was a call, and forgets all.
    func wait(for events: Int32 = 0, on socket: Int32 = -1, until deadline: ContinuousClock.Instant) -> Bool {
      var polled = [(socket, events), (ends[0], POLLIN)].map { pollfd(fd: $0.0, events: Int16($0.1), revents: 0) }
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

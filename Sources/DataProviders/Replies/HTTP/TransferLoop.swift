import Foundation

/// The thread on which libcurl works, and the way there.
///
/// One thread serves all requests of an ``HTTPClient``, which owns the loop. Every order is answered exactly once: with
/// what has come of it, or with `stopped` as soon as it is stopped; a stopped transfer's connection is closed with it.
final class TransferLoop: Sendable {
  /// A request, and who is to be told of its end, on the loop's thread.
  struct Order: Sendable {
    let id: Int
    let request: HTTPRequest
    let completion: @Sendable (Result<HTTPResponse, HTTPFailure>) -> Void
  }

  /// What others want of the thread.
  private struct Mail: Sendable {
    var orders: [Order] = []
    var stopped: [Int] = []
    var isClosed = false
  }

  /// Nil until there is a thread.
  private struct State: Sendable {
    var handle: MultiHandle?
    var mail = Mail()
  }

  private let state = Locked(State())

  func start(_ order: Order) {
    do throws(HTTPFailure) {
      try post { $0.orders.append(order) }
    } catch {
      order.completion(.failure(error))
    }
  }

  /// Does nothing if the order has been answered.
  func stop(_ id: Int) {
    state.withLock { state in
      state.mail.stopped.append(id)
      state.handle?.wakeUp()
    }
  }

  /// Stops everything and ends the thread; nothing may be started after it.
  func close() {
    state.withLock { state in
      state.mail.isClosed = true
      state.handle?.wakeUp()
    }
  }

  private func post(_ change: (inout Mail) -> Void) throws(HTTPFailure) {
    try state.withLock { state throws(HTTPFailure) in
      let handle: MultiHandle
      if let running = state.handle {
        handle = running
      } else {
        handle = try MultiHandle()
        state.handle = handle
        Thread.detachNewThread { self.run(handle) }
      }
      change(&state.mail)
      handle.wakeUp()
    }
  }

  private func takeMail() -> Mail {
    state.withLock { state in
      defer { state.mail = Mail(isClosed: state.mail.isClosed) }
      return state.mail
    }
  }

  private func run(_ handle: MultiHandle) {
    var running: [Int: (order: Order, transfer: Transfer)] = [:]
    while true {
      let mail = takeMail()
      for order in mail.orders {
        guard let transfer = Transfer(order) else {
          order.completion(.failure(.broken(reason: "libcurl")))
          continue
        }
        running[order.id] = (order, transfer)
        handle.add(transfer)
      }
      // Those that have come together with the end are stopped too.
      for id in mail.isClosed ? Array(running.keys) : mail.stopped {
        guard let stopped = running.removeValue(forKey: id) else { continue }
        handle.remove(stopped.transfer)
        stopped.order.completion(.failure(.stopped))
      }
      if mail.isClosed { break }
      handle.perform()
      while let (id, code) = handle.nextEnded() {
        guard let ended = running.removeValue(forKey: id) else { continue }
        handle.remove(ended.transfer)
        ended.transfer.end(code)
      }
      handle.wait()
    }
    // Whoever stops an order from now on finds no thread to wake.
    state.withLock { $0.handle = nil }
    handle.close()
  }
}

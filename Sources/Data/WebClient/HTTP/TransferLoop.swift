import Foundation

/// The thread that runs libcurl.
///
/// One thread serves all requests of the ``HTTPClient`` that owns the loop. Every order is completed exactly once: with
/// its result, or with `stopped` as soon as it is stopped, which also closes its connection.
final class TransferLoop: Sendable {
  /// A request, and the completion to call on the loop's thread.
  struct Order: Sendable {
    let id: Int
    let request: HTTPRequest
    let completion: @Sendable (Result<HTTPResponse, HTTPFailure>) -> Void
  }

  /// Messages from other threads to the loop.
  private struct Mail: Sendable {
    var orders: [Order] = []
    var stopped: [Int] = []
    var isClosed = false
  }

  /// The state shared between threads; the handle is nil while no thread is running.
  private struct LoopState: Sendable {
    var handle: MultiHandle?
    var mail = Mail()
  }

  private let network: NetworkSettings
  private let state = Locked(LoopState())

  init(network: NetworkSettings) { self.network = network }

  func start(_ order: Order) {
    do throws(HTTPFailure) {
      try state.withLock { state throws(HTTPFailure) in
        if state.handle == nil {
          let handle = try MultiHandle()
          state.handle = handle
          Thread.detachNewThread { self.run(handle) }
        }
        state.mail.orders.append(order)
        state.handle?.wakeUp()
      }
    } catch {
      order.completion(.failure(error))
    }
  }

  /// Stops an order; does nothing if it has been completed.
  func stop(_ id: Int) {
    state.withLock { state in
      state.mail.stopped.append(id)
      state.handle?.wakeUp()
    }
  }

  /// Stops all orders and ends the thread; nothing may be started afterwards.
  func close() {
    state.withLock { state in
      state.mail.isClosed = true
      state.handle?.wakeUp()
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
        guard let transfer = Transfer(order, on: network) else {
          order.completion(.failure(.refused))
          continue
        }
        running[order.id] = (order, transfer)
        handle.add(transfer)
      }
      // On closing, orders that arrived with the same mail are stopped too.
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
    // From now on, stopping an order finds no thread to wake.
    state.withLock { $0.handle = nil }
    handle.close()
  }
}

#if PostgreSQL
  import DataProviders
  import Dispatch
  import Models

  /// Hears from the server of changes by other processes, on a connection and a thread of its own.
  ///
  /// A connection that breaks is made anew. As changes may have been missed then, breaking and coming back count as one;
  /// where changes cannot be heard of, each attempt to listen does.
  struct PostgreSQLListener: Sendable {
    /// The channel of the server on which every change is notified, with its sender and what was changed.
    static let channel = "calcots"

    private let address: String
    private let options: PostgreSQLOptions
    /// The sender whose changes are not told.
    private let own: String
    private let continuations: [StoreContent: AsyncStream<Void>.Continuation]
    private let stop = Wake()
    private let hasTried = DispatchSemaphore(value: 0)

    /// Listens on a thread that ends when the reader of a stream is cancelled, or nobody has it any more.
    ///
    /// - Returns: What is told of each content, in one element if nobody was waiting for more, and what is signalled when
    ///   the first attempt to listen is over.
    static func changes(
      at address: String, options: PostgreSQLOptions, ignoring own: String
    ) -> (told: [StoreContent: AsyncStream<Void>], hasTried: DispatchSemaphore) {
      let streams = Dictionary(
        uniqueKeysWithValues: StoreContent.allCases.map {
          ($0, AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1)))
        })
      let listener = PostgreSQLListener(
        address: address, options: options, own: own, continuations: streams.mapValues { $0.continuation })
      for stream in streams.values {
        stream.continuation.onTermination = { [stop = listener.stop] _ in stop.call() }
      }
      DispatchQueue(label: "calcots.postgresql.listener").async { listener.listen() }
      return (streams.mapValues { $0.stream }, listener.hasTried)
    }

    /// Tells of a change; nil if all may have been changed.
    private func tell(_ content: StoreContent? = nil) {
      for each in content.map({ [$0] }) ?? StoreContent.allCases { continuations[each]?.yield() }
    }

    private func listen() {
      var connection: PostgreSQLConnection?
      var mayHaveMissed = false
      repeat {
        do throws(StoreError) {
          if connection == nil { connection = try PostgreSQLConnection(to: address, options: options) }
          guard let connection else { return }
          let isTold = try connection.listens(to: Self.channel)
          if mayHaveMissed || !isTold { tell() }
          mayHaveMissed = true
          hasTried.signal()
          if isTold {
            return try connection.forEachNotification(until: stop) { sender, content in
              if sender != own { tell(content) }
            }
          }
        } catch {
          // A server that refuses this connection may keep the other one.
          let isRefused = if case .refused = error.problem { true } else { false }
          // Pages that load now say what is wrong.
          if connection != nil || isRefused { tell() }
          (connection, mayHaveMissed) = (nil, true)
          hasTried.signal()
        }
      } while !stop.wait(until: .now + options.reconnectInterval * options.jitter())
    }
  }
#endif

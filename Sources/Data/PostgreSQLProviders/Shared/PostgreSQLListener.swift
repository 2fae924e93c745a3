#if PostgreSQL
  import DataProviders
  import Dispatch
  import Models

  /// Listens to the server for other processes' changes, on a dedicated connection and thread.
  ///
  /// A broken connection is opened again. Changes may have been missed in the meantime, so a break counts as a change, and so
  /// does each attempt to listen. A program that migrates the tables notifies all others, which then check the version.
  struct PostgreSQLListener: Sendable {
    /// The channel of the server on which every change is notified, with its sender and section.
    static let channel = "calcots"

    private let address: String
    private let options: PostgreSQLOptions
    /// The sender whose changes are ignored.
    private let own: String
    private let known: KnownStore?
    private let continuations: [StoreSection: AsyncStream<StoreNews>.Continuation]
    private let stop = Wake()

    /// Listens on a thread until the reader of a stream is cancelled, or a stream is freed.
    ///
    /// - Parameters:
    ///   - address: The address of the database.
    ///   - options: How long the connection waits.
    ///   - own: The sender whose changes are ignored.
    ///   - known: The store whose changes are reported.
    /// - Returns: The news of each section, of which only the latest is kept until it is received; and a function that adds
    ///   news.
    static func changes(
      at address: String, options: PostgreSQLOptions, ignoring own: String, knowing known: KnownStore?
    ) -> (told: [StoreSection: AsyncStream<StoreNews>], tell: @Sendable (StoreNews) -> Void) {
      let streams = Dictionary(
        uniqueKeysWithValues: StoreSection.allCases.map {
          ($0, AsyncStream.makeStream(of: StoreNews.self, bufferingPolicy: .bufferingNewest(1)))
        })
      let listener = PostgreSQLListener(
        address: address, options: options, own: own, known: known,
        continuations: streams.mapValues { $0.continuation })
      for stream in streams.values {
        stream.continuation.onTermination = { [stop = listener.stop] _ in stop.call() }
      }
      DispatchQueue(label: "calcots.postgresql.listener").async { listener.listen() }
      return (streams.mapValues { $0.stream }, { listener.tell(nil, $0) })
    }

    /// Sends news to the stream of a section; nil sends it to the streams of all sections.
    private func tell(_ section: StoreSection? = nil, _ news: StoreNews = .changed(isLive: true)) {
      let sections = section.map { [$0] } ?? StoreSection.allCases
      for each in sections { continuations[each]?.yield(news) }
    }

    private func listen() {
      var connection: PostgreSQLConnection?
      var hasTold = false
      repeat {
        do throws(StoreError) {
          if connection == nil {
            connection = try PostgreSQLConnection(to: address, options: options, knowing: known)
          }
          guard let connection else { return }
          try connection.checkKnown()
          let isTold = try connection.listens(to: Self.channel)
          tell(nil, .changed(isLive: isTold))
          hasTold = true
          if isTold {
            return try connection.forEachNotification(until: stop) { (sender, section) throws(StoreError) in
              guard sender != own else { return }
              if section == nil { try connection.checkKnown() }
              tell(section)
            }
          }
        } catch  where [.newer, .otherStore].contains(error.problem) {
          tell(nil, .lost(error))
          connection = nil
          hasTold = true
        } catch {
          // A server that refuses this connection may keep the connection for queries open.
          let isRefused = if case .refused = error.unusableReason { true } else { false }
          // Report a change, so that the pages load again and show what is wrong.
          if connection != nil || isRefused || !hasTold { tell(nil, .changed(isLive: false)) }
          connection = nil
          hasTold = true
        }
      } while !stop.wait(until: .now + options.reconnectInterval * options.jitter())
    }
  }
#endif

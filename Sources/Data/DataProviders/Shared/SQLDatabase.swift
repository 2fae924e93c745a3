import Changes
import Models

/// A store of any kind: an actor with a connection that it does not share.
///
/// Each feature adds its queries in an extension, in the SQL that all engines understand.
package protocol SQLDatabase: Actor {
  associatedtype Connection: SQLConnection

  var connection: Connection { get }

  /// The store's identity: a random text, created with the store.
  nonisolated var storeID: String { get }

  /// Opens the store again if another file has replaced it. The new file must be a copy of the same store.
  ///
  /// Called before each read and each change, so that nothing that was read from one store is used in another. A store on a
  /// server checks this with each query, so it has nothing to do here.
  ///
  /// - Throws: `StoreError` of kind `otherStore`, `newer` or `gone`.
  func reconnectIfReplaced() throws(StoreError)

  /// Makes the connection check whether its query's task was cancelled. It may be called on any thread.
  nonisolated func noticeCancellation()

  /// Reports when other programs have changed this section, or may have. The first report covers everything since the store was
  /// opened.
  ///
  /// Changes that have not been received yet are reported as one. A store that does not notify is polled at intervals of the
  /// clock.
  nonisolated func changes(of section: StoreSection, on clock: any Clock<Duration>) -> AsyncStream<StoreNews>
}

extension SQLDatabase {
  // A connection that checks at intervals anyway needs nothing here.
  package nonisolated func noticeCancellation() {}

  /// Runs a query, if necessary on behalf of a person.
  ///
  /// The query ends soon after its task is cancelled.
  func reading<Answer: Sendable, Failure>(
    for person: User? = nil, orThrow wrap: @Sendable (StoreError) -> Failure,
    _ query: @Sendable (isolated Self) throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    try await withTaskCancellationHandler {
      Result { () throws(Failure) in
        if let person { connection.known?.note(person) }
        do throws(StoreError) {
          try reconnectIfReplaced()
        } catch {
          throw wrap(error)
        }
        return try query(self)
      }
    } onCancel: {
      noticeCancellation()
    }.get()
  }

  /// Makes all changes of `body`, or none if it throws; if necessary, on behalf of a person.
  func change<Answer, Failure>(
    _ section: StoreSection, by person: User? = nil, orThrow wrap: (StoreError) -> Failure,
    _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    if let person { connection.known?.note(person) }
    do throws(StoreError) {
      try reconnectIfReplaced()
    } catch {
      throw wrap(error)
    }
    return try connection.transaction(changing: section, orThrow: wrap, body)
  }

  /// Notifies the observers of other programs' changes, until the task is cancelled.
  ///
  /// It also passes each report of the store to `say`.
  ///
  /// If the store is lost, the screen stays unchanged. If another store has replaced it, every call is refused from
  /// then on, because nothing that was read from the old store holds in the new one. So this returns, and the caller
  /// has to open the new store and start over.
  ///
  /// The first change is reported at once, and the changes of the next 100 ms together. So the screen reloads at most every 100
  /// ms, however many programs write.
  @MainActor
  package func watch(
    _ section: StoreSection, notifying observers: ObserverSet<Void>, on clock: any Clock<Duration>,
    saying say: @MainActor (StoreNews) -> Void = { _ in }
  ) async {
    for await news in changes(of: section, on: clock) {
      if case .changed = news { observers.notify() }
      say(news)
      if case .lost(let error) = news, error.problem == .otherStore { return }
      try? await clock.sleep(for: .milliseconds(100))
    }
  }
}

/// A section of a store, which one feature uses.
///
/// A server notifies a screen only of changes to the section that the screen shows. SQLite cannot distinguish the sections, so
/// any change of the file counts as a change of each section.
package enum StoreSection: String, CaseIterable, Sendable {
  case groups, books
}

/// A report from a store to the code that watches it.
package enum StoreNews: Equatable, Sendable {
  /// Other programs have changed the store, or may have.
  ///
  /// The store is live if such changes are noticed soon after they are made.
  case changed(isLive: Bool)
  /// The store is missing, has been replaced, or is of a later version. Nothing is written to it.
  case lost(StoreError)
}

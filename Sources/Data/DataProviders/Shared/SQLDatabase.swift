import Models
import Changes

/// A store of any kind: an actor with a connection of its own.
///
/// Each feature adds its queries in an extension, in the SQL that all engines understand.
package protocol SQLDatabase: Actor {
  associatedtype Connection: SQLConnection

  var connection: Connection { get }

  /// Opens the store anew if it is no longer what was opened: what is read next is asked for by a user, who wants to see
  /// what is there now.
  func renew() throws(StoreError)

  /// Has the connection look whether the task of its query was cancelled; called on any thread.
  nonisolated func noticeCancellation()

  /// Tells that other programs have changed this content since the store was opened, or may have: once for all changes
  /// since the last one was told. A store that does not tell by itself is looked at at intervals of the clock.
  nonisolated func changes(of content: StoreContent, on clock: any Clock<Duration>) -> AsyncStream<StoreNews>
}

extension SQLDatabase {
  // A connection may look by itself.
  package nonisolated func noticeCancellation() {}

  /// Runs a query, which ends as soon as its task is cancelled.
  func reading<Answer: Sendable, Failure>(
    orThrow wrap: @Sendable (StoreError) -> Failure, _ query: @Sendable (isolated Self) throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    try await withTaskCancellationHandler {
      Result { () throws(Failure) in
        do throws(StoreError) { try renew() } catch { throw wrap(error) }
        return try query(self)
      }
    } onCancel: {
      noticeCancellation()
    }.get()
  }

  /// Notifies the observers of changes by other programs, and says what the store tells, until the task is cancelled.
  ///
  /// A store that was lost is left on the screen as it was; it is the user who decides to load what is there now.
  ///
  /// The first change is reported at once, further changes within 100 ms as one: the screen does not load more often,
  /// however many programs write.
  @MainActor
  package func watch(
    _ content: StoreContent, notifying observers: ObserverSet<Void>, on clock: any Clock<Duration>,
    saying say: @MainActor (StoreNews) -> Void = { _ in }
  ) async {
    for await news in changes(of: content, on: clock) {
      if case .changed = news { observers.notify() }
      say(news)
      try? await clock.sleep(for: .milliseconds(100))
    }
  }
}

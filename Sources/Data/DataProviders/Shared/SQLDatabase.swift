import Observing

/// A store of any kind: an actor with a connection of its own.
///
/// Each feature adds its queries in an extension, in the SQL that all engines understand.
package protocol SQLDatabase: Actor {
  associatedtype Connection: SQLConnection

  var connection: Connection { get }

  /// Has the connection look whether the task of its query was cancelled; called on any thread.
  nonisolated func noticeCancellation()

  /// Tells that other programs have changed this content since the store was opened, or may have: once for all changes
  /// since the last one was told. A store that does not tell by itself is checked at intervals of the clock.
  ///
  /// Each element says whether the store is live: false if changes are no longer heard of as soon as they are made.
  nonisolated func changes(of content: StoreContent, on clock: any Clock<Duration>) -> AsyncStream<Bool>
}

extension SQLDatabase {
  // A connection may look by itself.
  package nonisolated func noticeCancellation() {}

  /// Runs a query, which ends as soon as its task is cancelled.
  func reading<Answer: Sendable, Failure>(
    _ query: @Sendable (isolated Self) throws(Failure) -> Answer
  ) async throws(Failure) -> Answer {
    try await withTaskCancellationHandler {
      Result { () throws(Failure) in try query(self) }
    } onCancel: {
      noticeCancellation()
    }.get()
  }

  /// Notifies the observers of changes by other programs, and says whether the store is live, until the task is cancelled.
  ///
  /// The first change is told at once, and those that follow it within 100 ms together: however many programs write, the
  /// screen does not load more often.
  @MainActor
  package func watch(
    _ content: StoreContent, notifying observers: ObserverSet<Void>, on clock: any Clock<Duration>,
    saying say: @MainActor (_ isLive: Bool) -> Void = { _ in }
  ) async {
    for await isLive in changes(of: content, on: clock) {
      observers.notify()
      say(isLive)
      try? await clock.sleep(for: .milliseconds(100))
    }
  }
}

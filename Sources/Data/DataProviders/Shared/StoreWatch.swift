import Observing

/// Checks whether another process has changed the store, and notifies the data providers' observers.
///
/// The composition root owns one for each store, shared by all data providers. SQLite reports that something has
/// changed but not what, so all observers are notified; those that fetch the same data as before pass nothing on.
@MainActor
package final class StoreWatch {
  private let database: SQLiteDatabase
  private let observers: [ObserverSet<Void>]

  /// - Parameters:
  ///   - database: The store to check.
  ///   - observers: The observers to notify of a change.
  package init(_ database: SQLiteDatabase, notifying observers: ObserverSet<Void>...) {
    self.database = database
    self.observers = observers
  }

  /// Checks once, and notifies the observers if another process has changed the store.
  package func noticeChanges() async {
    guard await database.noticeChange() else { return }
    observers.forEach { $0.notify() }
  }

  /// Checks at regular intervals until the task is cancelled.
  package func watch(every interval: Duration, clock: some Clock<Duration>) async {
    while (try? await clock.sleep(for: interval)) != nil {
      await noticeChanges()
    }
  }
}

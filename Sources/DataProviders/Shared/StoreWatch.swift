package import Interactors

/// Looks whether another process has changed the store, and tells those who hand out its data.
///
/// The composition root owns it: one for a store, however many data providers ask it. SQLite says that something has
/// changed, but not what; so all of them are told, and who fetches again and finds nothing new tells nobody.
@MainActor
package final class StoreWatch {
  private let database: Database
  private let observers: [ObserverSet<Void>]

  /// - Parameters:
  ///   - database: The store to look at.
  ///   - observers: Those to notify of a change.
  package init(_ database: Database, telling observers: ObserverSet<Void>...) {
    self.database = database
    self.observers = observers
  }

  /// Looks once whether another process has changed the store.
  package func noticeChanges() async {
    guard await database.noticeChange() else { return }
    observers.forEach { $0.notify() }
  }

  /// Looks again and again, until the task is cancelled.
  package func watch(every interval: Duration, clock: some Clock<Duration>) async {
    while (try? await clock.sleep(for: interval)) != nil {
      await noticeChanges()
    }
  }
}

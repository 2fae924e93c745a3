import DataProviders
import Interactors
import Models

#if PostgreSQL
  import Observing
  import PostgreSQLProviders
#endif

/// The store chosen for a run, in a file, in memory or on a server: its data providers, and the watch for others' changes.
///
/// The composition root opens it.
struct ChosenStore {
  let isNew: Bool
  /// The name used in messages.
  let name: String
  let groups: any GroupDataProvider
  let books: any BookDataProvider
  /// Notifies the providers' observers of changes by other processes, until the task is cancelled; takes how often to look
  /// for them, if the store does not tell by itself.
  let watch: (Duration) async -> Void

  /// Opens a store, creating it if there is none; `bookName` gives each sample book of a new one its name.
  ///
  /// - Throws: `StoreError`; for a server, `.serversNotSupported` unless this was built for them.
  static func open(
    at location: StoreLocation, options: StoreOptions, bookName: @escaping @Sendable (SampleBook) -> String
  ) async throws(StoreError) -> ChosenStore {
    #if PostgreSQL
      if case .server(let address) = location {
        return ChosenStore(try await PostgreSQLDatabase(at: address, bookName: bookName))
      }
    #endif
    let database = try await SQLiteDatabase(at: location, options: options, bookName: bookName)
    return ChosenStore(database, name: location.path)
  }

  private init(_ database: SQLiteDatabase, name: String) {
    let groups = StoredGroupDataProvider(database: database)
    let books = StoredBookDataProvider(database: database)
    let storeWatch = StoreWatch(database, notifying: groups.groupsDidChange, books.booksDidChange)
    (isNew, self.name, self.groups, self.books) = (database.isNew, name, groups, books)
    watch = { await storeWatch.watch(every: $0, clock: .continuous) }
  }

  #if PostgreSQL
    private init(_ database: PostgreSQLDatabase) {
      let groups = StoredGroupDataProvider(database: database)
      let books = StoredBookDataProvider(database: database)
      (isNew, name, self.groups, self.books) = (database.isNew, database.name, groups, books)
      watch = { _ in
        for await _ in database.changes {
          groups.groupsDidChange.notify()
          books.booksDidChange.notify()
        }
      }
    }
  #endif
}

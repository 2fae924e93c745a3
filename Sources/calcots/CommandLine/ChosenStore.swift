import DataProviders
import Interactors
import Models

#if PostgreSQL
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
  /// Notifies the providers' observers of changes by other programs, and says what the store tells, until the task is
  /// cancelled.
  let watch: @MainActor (_ say: @escaping @MainActor (StoreNews) -> Void) async -> Void

  /// Opens a store, creating it if there is none; `bookName` gives each sample book of a new one its name.
  ///
  /// - Throws: `StoreError`; for a server, `.serversNotSupported` unless this was built for them.
  static func open(
    at location: StoreLocation, options: StoreOptions, bookName: @escaping @Sendable (SampleBook) -> String
  ) async throws(StoreError) -> ChosenStore {
    #if PostgreSQL
      if case .server(let address) = location {
        let database = try await PostgreSQLDatabase(at: address, bookName: bookName)
        return ChosenStore(database, name: database.name, isNew: database.isNew)
      }
    #endif
    let database = try await SQLiteDatabase(at: location, options: options, bookName: bookName)
    return ChosenStore(database, name: location.path, isNew: database.isNew)
  }

  private init(_ database: some SQLDatabase, name: String, isNew: Bool) {
    let groups = StoredGroupDataProvider(database: database)
    let books = StoredBookDataProvider(database: database)
    (self.isNew, self.name, self.groups, self.books) = (isNew, name, groups, books)
    watch = { say in
      async let one: Void = database.watch(.groups, notifying: groups.groupsDidChange, on: .continuous, saying: say)
      async let other: Void = database.watch(.books, notifying: books.booksDidChange, on: .continuous, saying: say)
      _ = await (one, other)
    }
  }
}

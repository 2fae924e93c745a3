import Coordinators
import DataProviders
import Interactors
import Models

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// The store chosen for a run, in a file, in memory or on a server, and the watch for others' changes.
///
/// The composition root makes the data providers over it, for a person.
struct ChosenStore {
  let isNew: Bool
  /// The name used in messages.
  let name: String
  let database: any SQLDatabase

  /// Opens a store, creating it with this content if there is none.
  ///
  /// - Throws: `StoreError`; for a server, `.serversNotSupported` unless this was built for them.
  static func open(
    at location: StoreLocation, options: StoreOptions, beginningWith content: StoreContent
  ) async throws(StoreError) -> ChosenStore {
    #if PostgreSQL
      if case .server(let address) = location {
        let database = try await PostgreSQLDatabase(at: address, beginningWith: content)
        return ChosenStore(isNew: database.isNew, name: database.name, database: database)
      }
    #endif
    let database = try await SQLiteDatabase(at: location, options: options, beginningWith: content)
    return ChosenStore(isNew: database.isNew, name: location.path, database: database)
  }

  /// Notifies the observers of the services' groups and books of changes by other programs, and says what the store tells,
  /// until the task is cancelled.
  func watch(notifying services: Services, saying say: @escaping @MainActor (StoreNews) -> Void) async {
    let (groups, books) = (services.groups.groupsDidChange, services.books.booksDidChange)
    async let one: Void = database.watch(.groups, notifying: groups, on: .continuous, saying: say)
    async let other: Void = database.watch(.books, notifying: books, on: .continuous, saying: say)
    _ = await (one, other)
  }
}

import Changes
import DataProviders
import Foundation
import Interactors
import Localization
import Models

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// The store of a run, in a file, in memory or on a server, with the watch for changes.
///
/// The composition root creates a person's data providers from it.
struct ChosenStore {
  let location: StoreLocation
  /// The name used in messages.
  let name: String
  let isNew: Bool
  let database: any SQLDatabase
  /// The observers of the groups, people and books in the store, shared by all sessions.
  let groupsDidChange = ObserverSet<Void>()
  let booksDidChange = ObserverSet<Void>()

  /// Opens a store, creating it with this content if there is none.
  ///
  /// - Throws: `StoreError`; for a server, `.serversNotSupported` unless the program was built with support for servers.
  static func open(
    at location: StoreLocation, options: StoreOptions, beginningWith content: StoreContent
  ) async throws(StoreError) -> ChosenStore {
    #if PostgreSQL
      if case .server(let address) = location {
        let database = try await PostgreSQLDatabase(at: address, beginningWith: content)
        return ChosenStore(location: location, name: database.name, isNew: database.isNew, database: database)
      }
    #endif
    let database = try await SQLiteDatabase(at: location, options: options, beginningWith: content)
    return ChosenStore(location: location, name: location.path, isNew: database.isNew, database: database)
  }

  /// Opens the store that has replaced this store, but creates no store.
  func reopened() async throws(StoreError) -> ChosenStore {
    try await Self.open(at: location, options: StoreOptions(makesFile: false), beginningWith: .nothing)
  }

  /// Notifies the observers of other programs' changes, and reports the state of the store.
  ///
  /// The function returns only when the task has been cancelled, or another store has replaced this store.
  func watch(saying say: @escaping @MainActor (StoreNews) -> Void) async {
    async let one: Void = database.watch(.groups, notifying: groupsDidChange, on: .continuous, saying: say)
    async let other: Void = database.watch(.books, notifying: booksDidChange, on: .continuous, saying: say)
    _ = await (one, other)
  }

  // MARK: Copying

  /// Copies the whole store to a place without a store.
  ///
  /// At least one of the places is on a server.
  ///
  /// - Returns: The number of entries.
  static func copy(_ request: CopyRequest) throws(StoreError) -> Int {
    let copy = StoreCopy()
    let source = try connection(to: request.source)
    #if PostgreSQL
      if case .server(let address) = request.target {
        return try copy.run(from: source, to: PostgreSQLConnection(to: address))
      }
    #endif
    let options = StoreOptions(makesFolder: false)
    return try SQLiteConnection.withConnection(to: request.target, options: options) { (target) throws(StoreError) in
      try copy.run(from: source, to: target)
    }
  }

  private static func connection(to source: StoreLocation) throws(StoreError) -> any SQLConnection {
    #if PostgreSQL
      if case .server(let address) = source { return try PostgreSQLConnection(to: address) }
    #endif
    return try SQLiteConnection.source(at: source)
  }
}

// MARK: The content of a new store, and its user

extension StoreContent {
  /// Returns the content of a store that is created on its first use.
  ///
  /// A server's store begins empty, because it belongs to a team; any other store has samples.
  static func usual(at location: StoreLocation, for user: LoginName?, in language: Language) -> StoreContent {
    if case .server = location { .nothing } else { ownSamples(at: location, for: user, in: language) }
  }

  /// Returns samples that belong to the person who creates the store.
  static func ownSamples(at location: StoreLocation, for user: LoginName?, in language: Language) -> StoreContent {
    .samples(of: StoreAccount(named: user, at: location)) { $0.words(in: language) }
  }
}

extension StoreAccount {
  /// Chooses how the store identifies its user; a store in memory has only one user.
  init(named user: LoginName?, at location: StoreLocation) {
    switch location {
    case .memory: self = .only
    case .server: self = user.map(Self.sharing) ?? .session
    case .file: self = user.map { .named($0, PersonName($0)) } ?? .login
    }
  }

  /// The account of the logged-in user, with the full name from the password file.
  ///
  /// The login is never repaired: if it is not a valid account name, the user id is the account name.
  private static var login: StoreAccount {
    let entry = getpwuid(getuid())
    let login = entry.flatMap { String(validatingCString: $0.pointee.pw_name) }
    let name = LoginName(login: login, number: getuid())
    // The room and the telephone number follow after a comma.
    let fullName = entry?.pointee.pw_gecos.flatMap { String(validatingCString: $0) }?.prefix { $0 != "," }
    return .named(name, fullName.flatMap { try? PersonName(String($0)) } ?? PersonName(name))
  }
}

import Changes
import DataProviders
import Foundation
import Interactors
import Localization
import Models

#if PostgreSQL
  import PostgreSQLProviders
#endif

/// The store chosen for a run, in a file, in memory or on a server, and the watch for others' changes.
///
/// The composition root makes the data providers over it, for a person.
struct ChosenStore {
  let location: StoreLocation
  /// The name used in messages.
  let name: String
  let isNew: Bool
  let database: any SQLDatabase
  /// The observers of the groups, people and books in the store, whoever acts.
  let groupsDidChange = ObserverSet<Void>()
  let booksDidChange = ObserverSet<Void>()

  /// Opens a store, creating it with this content if there is none.
  ///
  /// - Throws: `StoreError`; for a server, `.serversNotSupported` unless this was built for them.
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

  /// Opens the store that has replaced this one; nothing is created there.
  func reopened() async throws(StoreError) -> ChosenStore {
    try await Self.open(at: location, options: StoreOptions(makesFile: false), beginningWith: .nothing)
  }

  /// Notifies the observers of changes by other programs, and passes the store's news on, until the task is cancelled
  /// or another store has replaced this one.
  func watch(saying say: @escaping @MainActor (StoreNews) -> Void) async {
    async let one: Void = database.watch(.groups, notifying: groupsDidChange, on: .continuous, saying: say)
    async let other: Void = database.watch(.books, notifying: booksDidChange, on: .continuous, saying: say)
    _ = await (one, other)
  }

  // MARK: Copying

  /// Copies the whole store to a place without one; at least one of the two is on a server.
  ///
  /// - Returns: How many entries there are.
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
  /// Returns the content of a store that is created on its first use: samples, but nothing on a server, because a store
  /// there belongs to a team.
  static func usual(at location: StoreLocation, for user: LoginName?, in language: Language) -> StoreContent {
    if case .server = location { .nothing } else { ownSamples(at: location, for: user, in: language) }
  }

  /// Returns samples that belong to the person who creates the store.
  static func ownSamples(at location: StoreLocation, for user: LoginName?, in language: Language) -> StoreContent {
    .samples(of: StoreAccount(named: user, at: location)) { $0.words(in: language) }
  }
}

extension StoreAccount {
  /// Chooses how the store knows its user; nobody has to say who uses a store in memory.
  init(named user: LoginName?, at location: StoreLocation) {
    switch location {
    case .memory: self = .only
    case .server: self = user.map(Self.sharing) ?? .session
    case .file: self = user.map { .named($0, PersonName($0)) } ?? .login
    }
  }

  /// The account of the user whom the system has let in, with the full name of the password file.
  ///
  /// The login is never repaired: if it cannot be the name of an account, the user's number is the name.
  private static var login: StoreAccount {
    let entry = getpwuid(getuid())
    let login = entry.flatMap { String(validatingCString: $0.pointee.pw_name) }
    let name = LoginName(login: login, number: getuid())
    // After a comma come the room and the telephone number.
    let fullName = entry?.pointee.pw_gecos.flatMap { String(validatingCString: $0) }?.prefix { $0 != "," }
    return .named(name, fullName.flatMap { try? PersonName(String($0)) } ?? PersonName(name))
  }
}

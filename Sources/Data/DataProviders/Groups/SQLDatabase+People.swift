import Interactors
import Lists
import Localization
import Models

/// How a store identifies its user.
package enum StoreAccount: Equatable, Sendable {
  /// The user of a store that nobody else uses: “You”.
  case only
  /// The given name or the login name, which is not verified.
  ///
  /// The first person with a name replaces the only user of the store.
  case named(LoginName, PersonName)
  /// The user who has signed in to the server.
  case session
  /// One of the people who share a user of the server, for example behind a pooler. The name is not verified.
  ///
  /// The account is refused unless the server's administrator has made the shared user a member of `calcots_shared`.
  case sharing(LoginName)
}

extension SQLDatabase {
  /// Returns the account's person.
  ///
  /// The first time that an account is used, its person is registered.
  ///
  /// A read-only store cannot register anybody, so a new person is in no group there.
  package func person(of account: StoreAccount) throws(StoreError) -> User {
    let (row, stranger) = try connection.row(of: account)
    let found = try person(in: row)
    let person = if let found { found } else { try registered(stranger, in: row, as: account) }
    if let number = Int64(person.id) { connection.known?.me = KnownStore.Person(number: number, row: row) }
    return person
  }

  /// Registers a person; a read-only store returns the person unregistered.
  private func registered(_ stranger: User, in row: AccountRow, as account: StoreAccount) throws(StoreError) -> User {
    var replacesOnlyUser = false
    if case .named = account { replacesOnlyUser = true }
    do throws(StoreError) {
      return try register(stranger, in: row, replacingOnlyUser: replacesOnlyUser)
    } catch  where error.isReadOnly {
      return stranger
    }
  }

  /// Returns everybody who has an account, in the order in which they were registered.
  func accounts() throws(StoreError) -> [User] {
    var people: [User] = []
    // Unlike `IS NOT NULL`, this comparison uses the index to find the few people with an account.
    let sql = "SELECT \(User.columns(of: "people")) FROM calcots.people WHERE account >= '' ORDER BY id"
    try connection.forEachRow(of: sql, []) { people.append(User($0, from: 0)) }
    return people
  }

  /// Returns the person with this account name, who is registered first if necessary.
  ///
  /// The only user of the store keeps the empty account, because that user may be a different person.
  func register(_ name: LoginName) throws(StoreError) -> User {
    let row = AccountRow(account: name.text)
    if let person = try person(in: row) { return person }
    return try register(User(id: "", name: PersonName(name)), in: row, replacingOnlyUser: false)
  }

  /// Registers a person without an id, and returns the person with the id.
  ///
  /// The result may be a person whom another process has registered in the meantime.
  private func register(
    _ stranger: User, in row: AccountRow, replacingOnlyUser: Bool
  ) throws(StoreError) -> User {
    try connection.transaction(changing: .groups, orThrow: \.self) { () throws(StoreError) in
      // If another process has registered the person in the meantime, the row is refused, which only uses up a number.
      var isNew = false
      if replacingOnlyUser {
        // Give the account to the person with the empty account, who was the only user of the store so far.
        let sql = """
          UPDATE people SET account = $1, first_name = $2, last_name = $3
          WHERE account = '' AND NOT EXISTS (SELECT 1 FROM people WHERE account = $1) RETURNING id
          """
        let values = [row.account, stranger.firstName, stranger.lastName].map(Value.text)
        isNew = try connection.number(sql, values) != nil
      }
      if !isNew {
        let sql = """
          INSERT INTO people (account, sharer, first_name, last_name) VALUES ($1, $2, $3, $4)
          ON CONFLICT (account, sharer) DO NOTHING RETURNING id
          """
        let values = [row.account, row.sharer, stranger.firstName, stranger.lastName].map(Value.text)
        isNew = try connection.number(sql, values) != nil
      }
      guard let person = try person(in: row) else { throw connection.error(.corrupt) }
      if isNew { try NameKeys.replace(for: person, with: connection) }
      return person
    }
  }

  /// Renames the account's person.
  ///
  /// Others see the new name at once.
  ///
  /// - Returns: The person with the new name.
  package func rename(_ account: StoreAccount, to name: PersonName) throws(StoreError) -> User {
    let before = try person(of: account)
    let person = User(id: before.id, name: name, account: before.account)
    return try connection.transaction(changing: .groups, orThrow: \.self) { () throws(StoreError) in
      let sql = "UPDATE people SET first_name = $2, last_name = $3 WHERE id = $1"
      try connection.run(sql, [.key(of: person.id), .text(person.firstName), .text(person.lastName)])
      try NameKeys.replace(for: person, with: connection)
      return person
    }
  }

  private func person(in row: AccountRow) throws(StoreError) -> User? {
    var person: User?
    let sql = "SELECT \(User.columns(of: "people")) FROM calcots.people WHERE account = $1 AND sharer = $2"
    try connection.forEachRow(of: sql, [.text(row.account), .text(row.sharer)]) { person = User($0, from: 0) }
    return person
  }
}

extension SQLConnection {
  /// Returns the values that identify an account's row, and the person for a new row.
  func row(of account: StoreAccount) throws(StoreError) -> (AccountRow, stranger: User) {
    switch account {
    case .only:
      return (AccountRow(account: ""), User(id: "", firstName: "You", lastName: ""))
    case .named(let login, let name):
      return (AccountRow(account: login.text), User(id: "", name: name))
    case .session:
      let session = try session()
      // A server user's name is not always valid as a person's name.
      let name = (try? PersonName(session.user)) ?? PersonName(LoginName(login: nil, number: session.number))
      return (AccountRow(account: session.user), User(id: "", name: name))
    case .sharing(let sharer):
      let session = try session()
      guard session.isShared else { throw error(.notShared(session.user)) }
      return (AccountRow(account: session.user, sharer: sharer.text), User(id: "", name: PersonName(sharer)))
    }
  }

  /// Returns the signed-in user's name and number, and whether people may share this user.
  ///
  /// A role that was set later, with `SET ROLE`, does not matter.
  private func session() throws(StoreError) -> (user: String, number: UInt32, isShared: Bool) {
    var user = ""
    var number: UInt32 = 0
    var isShared = false
    let sql = """
      SELECT session_user, (SELECT oid FROM pg_roles WHERE rolname = session_user),
        (SELECT count(*) FROM pg_roles WHERE rolname = 'calcots_shared' AND pg_has_role(session_user, oid, 'MEMBER'))
      """
    try forEachRow(of: sql, []) { row in
      user = row.text(0)
      number = UInt32(truncatingIfNeeded: row.integer(1))
      isShared = row.integer(2) > 0
    }
    return (user, number, isShared)
  }
}

/// The values that identify the row of an account.
///
/// They are separate columns, because a server can verify the account: the user who has signed in. It cannot verify the name of
/// a person who shares that user. In a single text, “team/anna” could mean either, because a server's user may have such a
/// name.
package struct AccountRow: Equatable, Sendable {
  package let account: String
  /// The name of one of the people who share the account; empty for the account itself.
  package var sharer = ""

  /// The account, in the form shown to others; nil for the only user of a store.
  var text: String? {
    if sharer.isEmpty { return account.isEmpty ? nil : account }
    return "\(account)/\(sharer)"
  }
}

extension User {
  /// Returns the columns from which a person is created, separated by commas.
  static func columns(of table: String) -> String {
    ["id", "first_name", "last_name", "account", "sharer"].map { "\(table).\($0)" }.joined(separator: ", ")
  }

  /// The number of columns in ``columns(of:)``.
  static let columnCount: Int32 = 5

  /// Creates a person from the columns of a row that begin at `column`.
  package init(_ row: some StoredRow, from column: Int32) {
    let account = AccountRow(account: row.text(column + 3), sharer: row.text(column + 4))
    self.init(
      id: String(row.integer(column)), firstName: row.text(column + 1), lastName: row.text(column + 2),
      account: account.text)
  }
}

import Interactors
import Lists
import Localization
import Models

/// How a store knows who uses it.
package enum StoreAccount: Equatable, Sendable {
  /// The user of a store that nobody else uses: “You”.
  case only
  /// The name that was given, or the login's: a name, not a proof.
  ///
  /// The first person with a name replaces the only user of the store.
  case named(String, fullName: String)
  /// The user whom the server has let in.
  case session
  /// One of the people who share a user of the server, as behind a pooler: a name, not a proof.
  ///
  /// It is refused unless the server's administrator has made the user a member of `calcots_shared`.
  case sharing(String)
}

extension SQLDatabase {
  /// Returns the person of an account, who is registered when it is used for the first time.
  ///
  /// A store that cannot be changed cannot register anybody. Somebody new is then in no group.
  package func person(of account: StoreAccount) throws(StoreError) -> User {
    let name: String
    let fullName: String
    switch account {
    case .only:
      name = ""
      fullName = "You"
    case .named(let login, let full):
      name = login
      fullName = full
    case .session:
      name = try sessionUser().name
      fullName = name
    case .sharing(let user):
      let session = try sessionUser()
      guard session.isShared else { throw connection.error(.notShared(session.name)) }
      // No user of the server has this name, so nobody becomes one of them by saying so.
      name = "\(session.name)/\(user)"
      fullName = user
    }
    var replacesOnlyUser = false
    if case .named = account { replacesOnlyUser = true }
    let found = try person(ofAccount: name)
    let person =
      if let found { found } else { try registered(fullName, as: name, replacingOnlyUser: replacesOnlyUser) }
    if let number = Int64(person.id) { connection.known?.me = KnownStore.Person(number: number, account: name) }
    return person
  }

  /// Registers a person; in a store that cannot be changed, returns a stranger.
  private func registered(
    _ fullName: String, as account: String, replacingOnlyUser: Bool
  ) throws(StoreError) -> User {
    let stranger = User(id: "", fullName: fullName)
    do throws(StoreError) {
      return try register(stranger, as: account, replacingOnlyUser: replacingOnlyUser)
    } catch  where [.readOnly, .serverReadOnly].contains(error.problem) {
      return stranger
    }
  }

  /// Returns everybody who has an account, in the order in which they were registered.
  func accounts() throws(StoreError) -> [User] {
    var people: [User] = []
    // Unlike `IS NOT NULL`, this comparison finds the few who have an account by the index.
    let sql = "SELECT id, first_name, last_name FROM calcots.people WHERE account >= '' ORDER BY id"
    try connection.forEachRow(of: sql, []) { people.append(User($0, from: 0)) }
    return people
  }

  /// Returns the person with an account of this name, who is registered if there is none.
  ///
  /// The only user of the store keeps the empty account, because that user can be somebody else than this person.
  func register(_ name: PersonName) throws(StoreError) -> User {
    if let person = try person(ofAccount: name.text) { return person }
    return try register(User(id: "", fullName: name.text), as: name.text, replacingOnlyUser: false)
  }

  /// Registers a person without an id, and returns the person with the id.
  private func register(
    _ stranger: User, as account: String, replacingOnlyUser: Bool
  ) throws(StoreError) -> User {
    try connection.transaction(changing: .groups, orThrow: \.self) { () throws(StoreError) in
      // If another process has registered the person in the meantime, the row is refused, which only uses up a number.
      let values = [.text(account), .text(stranger.firstName), .text(stranger.lastName)] as [Value]
      var isNew = false
      if replacingOnlyUser {
        // The one user of a store that did not know its users.
        let sql = """
          UPDATE people SET account = $1, first_name = $2, last_name = $3
          WHERE account = '' AND NOT EXISTS (SELECT 1 FROM people WHERE account = $1) RETURNING id
          """
        isNew = try connection.number(sql, values) != nil
      }
      if !isNew {
        let sql = """
          INSERT INTO people (account, first_name, last_name) VALUES ($1, $2, $3)
          ON CONFLICT (account) DO NOTHING RETURNING id
          """
        isNew = try connection.number(sql, values) != nil
      }
      guard let person = try person(ofAccount: account) else { throw connection.error(.corrupt) }
      if isNew { try NameKeys.replace(for: person, with: connection) }
      return person
    }
  }

  /// Gives the person of an account another name, which others see at once.
  ///
  /// - Returns: The person with this name.
  package func rename(_ account: StoreAccount, to name: PersonName) throws(StoreError) -> User {
    let person = User(id: try person(of: account).id, fullName: name.text)
    return try connection.transaction(changing: .groups, orThrow: \.self) { () throws(StoreError) in
      let sql = "UPDATE people SET first_name = $2, last_name = $3 WHERE id = $1"
      try connection.run(sql, [.key(of: person.id), .text(person.firstName), .text(person.lastName)])
      try NameKeys.replace(for: person, with: connection)
      return person
    }
  }

  /// Returns the user who has signed in to the server, and whether several people may share that user.
  ///
  /// A role that was taken later does not matter.
  private func sessionUser() throws(StoreError) -> (name: String, isShared: Bool) {
    var user = (name: "", isShared: false)
    let sql = """
      SELECT session_user,
        (SELECT count(*) FROM pg_roles WHERE rolname = 'calcots_shared' AND pg_has_role(session_user, oid, 'MEMBER'))
      """
    try connection.forEachRow(of: sql, []) { row in
      user.name = row.text(0)
      user.isShared = row.integer(1) > 0
    }
    return user
  }

  private func person(ofAccount name: String) throws(StoreError) -> User? {
    var person: User?
    let sql = "SELECT id, first_name, last_name FROM calcots.people WHERE account = $1"
    try connection.forEachRow(of: sql, [.text(name)]) { person = User($0, from: 0) }
    return person
  }
}

extension User {
  /// Creates a person from three columns of a row: id, first name and last name.
  package init(_ row: some StoredRow, from column: Int32) {
    self.init(id: String(row.integer(column)), firstName: row.text(column + 1), lastName: row.text(column + 2))
  }
}

import Interactors
import Lists
import Localization
import Models

extension SQLDatabase {
  /// Returns the person of an account, who is registered when it is used for the first time.
  ///
  /// A store that cannot be written to has no place for somebody new, who is then in no group.
  package func person(of account: StoreAccount) throws(StoreError) -> User {
    let name: String
    let fullName: String
    switch account {
    case .only: (name, fullName) = ("", "You")
    case .named(let login, let full): (name, fullName) = (login, full)
    case .session:
      name = try sessionUser().name
      fullName = name
    case .sharing(let user):
      let session = try sessionUser()
      guard session.isShared else { throw connection.error(.notShared(session.name)) }
      // No user of the server has this name, so nobody becomes one of them by saying so.
      (name, fullName) = ("\(session.name)/\(user)", user)
    }
    if let person = try person(ofAccount: name) { return person }
    let stranger = User(id: "", fullName: fullName)
    do throws(StoreError) {
      return try connection.transaction(changing: .groups, orThrow: \.self) { () throws(StoreError) in
        // A row that is refused would use up a number, too.
        let values = [.text(name), .text(stranger.firstName), .text(stranger.lastName)] as [Value]
        var isNew = false
        if case .named = account {
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
        guard let person = try person(ofAccount: name) else { throw connection.error(.corrupt) }
        if isNew { try NameKeys.replace(for: person, with: connection) }
        return person
      }
    } catch  where [.readOnly, .serverReadOnly].contains(error.problem) {
      return stranger
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

  /// Returns the user whom the server has let in, whatever role was taken since, and whether several people may share it.
  private func sessionUser() throws(StoreError) -> (name: String, isShared: Bool) {
    var (name, isShared) = ("", false)
    let sql = """
      SELECT session_user,
        (SELECT count(*) FROM pg_roles WHERE rolname = 'calcots_shared' AND pg_has_role(session_user, oid, 'MEMBER'))
      """
    try connection.forEachRow(of: sql, []) { (name, isShared) = ($0.text(0), $0.integer(1) > 0) }
    return (name, isShared)
  }

  private func person(ofAccount name: String) throws(StoreError) -> User? {
    var person: User?
    let sql = "SELECT id, first_name, last_name FROM calcots.people WHERE account = $1"
    try connection.forEachRow(of: sql, [.text(name)]) { person = User($0, from: 0) }
    return person
  }
}

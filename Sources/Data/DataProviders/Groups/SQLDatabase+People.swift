import Lists
import Interactors
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
    case .login(let login, let full): (name, fullName) = (login, full)
    case .named(let given): (name, fullName) = (given, given)
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
    let names = fullName.split(separator: " ", maxSplits: 1).map(String.init) + ["", ""]
    do throws(StoreError) {
      return try connection.transaction(changing: .groups, orThrow: \.self) { () throws(StoreError) in
        // A row that is refused would use up a number, too.
        if account.takesOver {
          let sql = """
            UPDATE people SET account = $1
            WHERE account = '' AND NOT EXISTS (SELECT 1 FROM people WHERE account = $1)
            """
          if try connection.run(sql, [.text(name)]) > 0 {
            if case .named = account { try nameOnlyUser() }
            if let person = try person(ofAccount: name) { return person }
          }
        }
        let sql = """
          INSERT INTO people (first_name, last_name, account) VALUES ($2, $3, $1) ON CONFLICT (account) DO NOTHING
          """
        let isNew = try connection.run(sql, [.text(name), .text(names[0]), .text(names[1])]) > 0
        guard let person = try person(ofAccount: name) else { throw connection.error(.corrupt) }
        if isNew {
          try NameKeys.insert(for: person, with: connection)
          try nameOnlyUser()
        }
        return person
      }
    } catch  where [.readOnly, .serverReadOnly].contains(error.problem) {
      return User(id: "", firstName: names[0], lastName: names[1])
    }
  }

  /// Calls the person who was the only user by the account: to others, “You” would be somebody else.
  private func nameOnlyUser() throws(StoreError) {
    var named: [User] = []
    let sql = """
      UPDATE people SET first_name = account WHERE account <> '' AND first_name = 'You' AND last_name = ''
      RETURNING id, first_name, last_name
      """
    try connection.forEachRow(of: sql, []) { named.append(User($0, from: 0)) }
    for person in named {
      _ = try connection.run("DELETE FROM name_keys WHERE person_id = $1", [.key(of: person.id)])
      try NameKeys.insert(for: person, with: connection)
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

import Models

/// Facts about a store that the program has learnt.
///
/// The program compares these facts with the store in each transaction.
///
/// Facts about one store do not hold in another. Suppose that an old copy of a store is restored, and then Ben registers. He
/// gets the number that Anna had, so her program would act as Ben.
package struct KnownStore: Equatable, Sendable {
  /// The user's row, whose account must not change.
  package struct Person: Equatable, Sendable {
    let number: Int64
    let row: AccountRow
  }

  /// The number of the store's migrations.
  package let version: Int64
  /// A random text, created with the store; a copy of the file has the same text.
  package let id: String
  /// The user; nil until known.
  var me: Person?

  package init(version: Int64, id: String) {
    self.version = version
    self.id = id
  }

  /// Records the current user, if the user has changed.
  ///
  /// The account of a user who has signed in to a server is known already, and never changes.
  mutating func note(_ person: User) {
    guard let number = Int64(person.id), number != me?.number, let account = person.account else { return }
    me = Person(number: number, row: AccountRow(account: account))
  }

  /// The columns to read after the version: the store's id, and the values of the user's row.
  package var columns: String {
    let number = me?.number ?? 0
    return """
      (SELECT id FROM calcots.store), (SELECT account FROM calcots.people WHERE id = \(number)),
      (SELECT sharer FROM calcots.people WHERE id = \(number))
      """
  }

  /// Returns the problem with a store that now has these values; nil if they match the facts.
  ///
  /// The values are its version, then ``columns``.
  package func problem(with row: some StoredRow, from column: Int32 = 0) -> StoreError.Problem? {
    let found = row.integer(column)
    guard found <= version else { return .newer }
    guard found == version, row.text(column + 1) == id else { return .otherStore }
    guard let me else { return nil }
    let now = AccountRow(account: row.text(column + 2), sharer: row.text(column + 3))
    return row.isNull(column + 2) || now != me.row ? .otherStore : nil
  }
}

extension Schema {
  /// The sixth migration: an identity for the store.
  static let identity: Migration = { dialect in
    """
    CREATE TABLE store (
      number \(dialect.integer) PRIMARY KEY CHECK (number = 1),
      id TEXT NOT NULL
    )\(dialect.strict);
    INSERT INTO store (number, id) VALUES (1, \(dialect.randomID));
    """
  }
}

import Interactors
import Lists
import Localization
import Models

/// The names of people in the form that is used for searching.
///
/// The program converts the names, because databases differ in how they ignore case and accents. The converted names are in a
/// separate table, which can be added to an older store, and is faster to read than the table of people.
package enum NameKeys {
  private static let batch = 1000

  /// Replaces the key of a person who is new, or has a new name.
  static func replace(for person: User, with connection: some SQLConnection) throws(StoreError) {
    try connection.run("DELETE FROM name_keys WHERE person_id = $1", [.key(of: person.id)])
    try connection.insert([[.key(of: person.id), .text(person.fullName.folded)]], into: "name_keys")
  }

  /// Adds the keys of the people who were registered after the last person with a key.
  package static func insert(with connection: some SQLConnection) throws(StoreError) {
    let sql = """
      SELECT id, first_name, last_name FROM people
      WHERE id > (SELECT coalesce(max(person_id), 0) FROM name_keys) ORDER BY id LIMIT \(batch)
      """
    var keys: [[Value]]
    repeat {
      keys = []
      try connection.forEachRow(of: sql, []) { row in
        let person = User(id: "", firstName: row.text(1), lastName: row.text(2))
        keys.append([.integer(row.integer(0)), .text(person.fullName.folded)])
      }
      guard !keys.isEmpty else { return }
      try connection.insert(keys, into: "name_keys")
    } while keys.count == batch
  }
}

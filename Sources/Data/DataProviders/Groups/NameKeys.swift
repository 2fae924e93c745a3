import Interactors
import Lists
import Localization
import Models

/// The names of people in the form in which they are searched.
///
/// The program makes them, because each database ignores case and accents in a way of its own. A table of their own can
/// be added to an older store, and is read faster than the people themselves.
package enum NameKeys {
  private static let batch = 1000

  /// Gives somebody who is new, or has a new name, the key that this name has.
  static func replace(for person: User, with connection: some SQLConnection) throws(StoreError) {
    try connection.run("DELETE FROM name_keys WHERE person_id = $1", [.key(of: person.id)])
    try connection.insert([[.key(of: person.id), .text(person.fullName.folded)]], into: "name_keys")
  }

  /// Adds the keys of the people who were registered after the last one with a key.
  package static func insert(with connection: some SQLConnection) throws(StoreError) {
    let sql = """
      SELECT id, first_name, last_name FROM people
      WHERE id > (SELECT coalesce(max(person_id), 0) FROM name_keys) ORDER BY id LIMIT \(batch)
      """
    var keys: [[Value]]
    repeat {
      keys = []
      try connection.forEachRow(of: sql, []) { row in
        keys.append([.integer(row.integer(0)), .text(User(row, from: 0).fullName.folded)])
      }
      guard !keys.isEmpty else { return }
      try connection.insert(keys, into: "name_keys")
    } while keys.count == batch
  }
}

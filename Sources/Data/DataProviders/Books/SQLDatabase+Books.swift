import Interactors
import Localization
import Models

/// The queries of the books app, for ``StoredBookDataProvider``; `BookDataProvider` documents what each promises.
extension SQLDatabase {
  func books() throws(BooksError) -> [Book] {
    try readBooks(where: "TRUE")
  }

  func book(_ id: Book.ID) throws(BooksError) -> Book {
    guard let book = try readBooks(where: "id = $1", .key(of: id)).first else { throw .bookGone }
    return book
  }

  func addBook(_ name: BookName, cards: CardCount) throws(BooksError) {
    try statements.change { () throws(BooksError) in
      // A refused row would use up a number too, so the name is looked for first; another process may still be faster.
      guard try readBooks(where: "name_key = $1", .text(name.key)).isEmpty else { throw .nameTaken }
      let sql = """
        INSERT INTO books (name, name_key, card_count, known_count) VALUES ($1, $2, $3, 0)
        ON CONFLICT (name_key) DO NOTHING
        """
      guard try statements.run(sql, .text(name.text), .text(name.key), .integer(Int64(cards.value))) > 0 else {
        throw .nameTaken
      }
    }
  }

  func delete(book id: Book.ID) throws(BooksError) {
    try statements.change { () throws(BooksError) in
      guard try statements.run("DELETE FROM books WHERE id = $1", .key(of: id)) > 0 else { throw .bookGone }
    }
  }

  func learn(_ cards: Int, in id: Book.ID) throws(BooksError) {
    try statements.change { () throws(BooksError) in
      let books = try readBooks(where: "id = $1", .key(of: id), locking: Connection.rowLock)
      guard let book = books.first else { throw .bookGone }
      let changed = try book.learnt(cards)
      try statements.run(
        "UPDATE books SET known_count = $1 WHERE id = $2", .integer(Int64(changed.knownCount)), .key(of: id))
    }
  }

  private var statements: Statements<Connection, BooksError> {
    Statements(on: connection, orThrow: BooksError.store)
  }

  private func readBooks(
    where condition: String, _ values: Value..., locking lock: String = ""
  ) throws(BooksError) -> [Book] {
    var books: [Book] = []
    var isDamaged = false
    let sql = "SELECT id, name, card_count, known_count FROM books WHERE \(condition) ORDER BY id \(lock)"
    try statements.forEachRow(of: sql, values) { row in
      do {
        books.append(try Book(row))
      } catch {
        isDamaged = true
      }
    }
    // The table's constraints exclude such numbers, so the table was changed in some other way.
    guard !isDamaged else { throw .store(connection.error(.corrupt)) }
    return books
  }
}

import Interactors
import Models

/// The SQL of the books app.
extension Database: BookQueries {
  package func books() throws(BooksError) -> [Book] {
    try readBooks(where: "TRUE")
  }

  package func book(_ id: Book.ID) throws(BooksError) -> Book {
    guard let book = try readBooks(where: "id = ?", .key(of: id)).first else { throw .bookGone }
    return book
  }

  package func addBook(_ name: BookName, cards: CardCount) throws(BooksError) {
    try statements.change { () throws(BooksError) in
      guard try readBooks(where: "name_key = ?", .text(name.key)).isEmpty else { throw .nameTaken }
      try statements.run(
        "INSERT INTO books (name, name_key, card_count, known_count) VALUES (?, ?, ?, 0)", .text(name.text),
        .text(name.key), .integer(Int64(cards.value)))
    }
  }

  package func delete(book id: Book.ID) throws(BooksError) {
    try statements.change { () throws(BooksError) in
      guard try statements.run("DELETE FROM books WHERE id = ?", .key(of: id)) > 0 else { throw .bookGone }
    }
  }

  package func learn(_ cards: Int, in id: Book.ID) throws(BooksError) {
    try statements.change { () throws(BooksError) in
      let changed = try book(id).learnt(cards)
      try statements.run(
        "UPDATE books SET known_count = ? WHERE id = ?", .integer(Int64(changed.knownCount)), .key(of: id))
    }
  }

  private var statements: Statements<Connection, BooksError> {
    Statements(on: connection, orThrow: BooksError.store)
  }

  private func readBooks(where condition: String, _ values: Value...) throws(BooksError) -> [Book] {
    var books: [Book] = []
    var isDamaged = false
    let sql = "SELECT id, name, card_count, known_count FROM books WHERE \(condition) ORDER BY id"
    try statements.forEachRow(of: sql, values) { row in
      do {
        books.append(try Book(row))
      } catch {
        isDamaged = true
      }
    }
    // The table's constraints exclude such numbers, so the file was changed in some other way.
    guard !isDamaged else { throw .store(connection.error(.corrupt)) }
    return books
  }
}

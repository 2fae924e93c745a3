#if PostgreSQL
  import DataProviders
  import Interactors
  import Models

  /// The SQL of the books app.
  extension PostgreSQLDatabase: BookQueries {
    package func books() throws(BooksError) -> [Book] {
      try readBooks("ORDER BY id")
    }

    package func book(_ id: Book.ID) throws(BooksError) -> Book {
      guard let book = try readBooks("WHERE id = $1", .key(of: id)).first else { throw .bookGone }
      return book
    }

    package func addBook(_ name: BookName, cards: CardCount) throws(BooksError) {
      try statements.change { () throws(BooksError) in
        // A refused row would use up a number too, so the name is looked for first; another process may still be faster.
        guard try readBooks("WHERE name_key = $1", .text(name.key)).isEmpty else { throw .nameTaken }
        let sql = """
          INSERT INTO books (name, name_key, card_count, known_count) VALUES ($1, $2, $3, 0)
          ON CONFLICT (name_key) DO NOTHING
          """
        guard try statements.run(sql, .text(name.text), .text(name.key), .integer(Int64(cards.value))) > 0 else {
          throw .nameTaken
        }
      }
    }

    package func delete(book id: Book.ID) throws(BooksError) {
      try statements.change { () throws(BooksError) in
        guard try statements.run("DELETE FROM books WHERE id = $1", .key(of: id)) > 0 else { throw .bookGone }
      }
    }

    package func learn(_ cards: Int, in id: Book.ID) throws(BooksError) {
      try statements.change { () throws(BooksError) in
        guard let book = try readBooks("WHERE id = $1 FOR UPDATE", .key(of: id)).first else { throw .bookGone }
        let changed = try book.learnt(cards)
        try statements.run(
          "UPDATE books SET known_count = $1 WHERE id = $2", .integer(Int64(changed.knownCount)), .key(of: id))
      }
    }

    private var statements: Statements<PostgreSQLConnection, BooksError> {
      Statements(on: connection, orThrow: BooksError.store)
    }

    private func readBooks(_ clauses: String, _ values: Value...) throws(BooksError) -> [Book] {
      var books: [Book] = []
      var isDamaged = false
      try statements.forEachRow(of: "SELECT id, name, card_count, known_count FROM books \(clauses)", values) { row in
        do {
          books.append(try Book(row))
        } catch {
          isDamaged = true
        }
      }
      // The table's constraints exclude such numbers, so somebody has changed the table itself.
      guard !isDamaged else { throw .store(connection.error(.corrupt)) }
      return books
    }
  }
#endif

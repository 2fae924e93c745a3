import Interactors
import Localization
import Models

/// The queries of the books app, for ``StoredBookDataProvider``. `BookDataProvider` documents what each query guarantees.
extension SQLDatabase {
  func books() throws(BooksError) -> [Book] { try readBooks(where: "TRUE") }

  func book(_ id: Book.ID) throws(BooksError) -> Book {
    guard let book = try readBooks(where: "id = $1", .key(of: id)).first else { throw .bookGone }
    return book
  }

  func apply(_ edits: [BooksEdit]) throws(BooksError) -> [(book: Book, inverse: BooksEdit)] {
    try change(.books, orThrow: BooksError.store) { () throws(BooksError) in try edits.applyEach(apply) }
  }

  private func apply(_ edit: BooksEdit) throws(BooksError) -> (book: Book, inverse: BooksEdit) {
    if case .add(let name, let cards) = edit {
      let book = try insert(name.text, cards: cards.value)
      return (book, .delete(book))
    }
    let id = Value.key(of: edit.book ?? "")
    let before = try readBooks(where: "id = $1", id, locking: Connection.rowLock).first
    let (after, inverse) = try edit.applied(to: before)
    switch (before, after) {
    case (_, nil):
      try statements.run("DELETE FROM books WHERE id = $1", id)
    case (nil, let book?):
      _ = try insert(book.name, cards: book.cardCount, known: book.knownCount, id: id)
    case (_, let book?):
      try statements.run("UPDATE books SET known_count = $1 WHERE id = $2", .integer(Int64(book.knownCount)), id)
    }
    guard let book = after ?? before else { throw .bookGone }
    return (book, inverse)
  }

  private var statements: StatementRunner<Connection, BooksError> {
    StatementRunner(on: connection, orThrow: BooksError.store)
  }

  /// Inserts a book, with a new id if none is given.
  private func insert(_ name: String, cards: Int, known: Int = 0, id: Value? = nil) throws(BooksError) -> Book {
    let key = BookName.key(of: name)
    let values = [.text(name), .text(key), .integer(Int64(cards)), .integer(Int64(known))] + [id].compactMap(\.self)
    // A refused row would use up a number too, so look for the name first. Another process may still insert the same name in
    // the meantime.
    let sql = """
      INSERT INTO books (name, name_key, card_count, known_count\(id == nil ? "" : ", id"))
      SELECT $1, $2, CAST($3 AS BIGINT), CAST($4 AS BIGINT)\(id == nil ? "" : ", CAST($5 AS BIGINT)")
      WHERE NOT EXISTS (SELECT 1 FROM books WHERE name_key = $2)
      ON CONFLICT (name_key) DO NOTHING RETURNING \(Self.columns)
      """
    guard let book = try readBooks(sql, values).first else { throw .nameTaken }
    return book
  }

  private func readBooks(
    where condition: String, _ values: Value..., locking lock: String = ""
  ) throws(BooksError) -> [Book] {
    try readBooks("SELECT \(Self.columns) FROM calcots.books WHERE \(condition) ORDER BY id \(lock)", values)
  }

  /// The columns from which a book is read.
  private static var columns: String { "id, name, card_count, known_count" }

  private func readBooks(_ sql: String, _ values: [Value]) throws(BooksError) -> [Book] {
    var books: [Book] = []
    var isDamaged = false
    try statements.forEachRow(of: sql, values) { row in
      do {
        books.append(try Book(row))
      } catch {
        isDamaged = true
      }
    }
    // The table's constraints exclude numbers out of range, so another program has changed the table.
    guard !isDamaged else { throw .store(connection.error(.corrupt)) }
    return books
  }
}

extension Book {
  /// Creates a book from the first four columns of a row: id, name, cards and known cards.
  ///
  /// - Throws: `Invalid` if a number is out of range.
  package init(_ row: some StoredRow) throws(Invalid) {
    try self.init(
      id: String(row.integer(0)), name: row.text(1), cardCount: Int(row.integer(2)), knownCount: Int(row.integer(3)))
  }
}

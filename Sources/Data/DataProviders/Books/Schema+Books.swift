extension Schema {
  /// The second migration: books.
  ///
  /// `name_key` is the form in which names are compared; SQLite itself ignores case only in ASCII.
  static let books = """
    CREATE TABLE books (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      name_key TEXT NOT NULL UNIQUE,
      card_count INTEGER NOT NULL CHECK (card_count BETWEEN 0 AND 1000000),
      known_count INTEGER NOT NULL CHECK (known_count BETWEEN 0 AND card_count)
    ) STRICT;
    """
}

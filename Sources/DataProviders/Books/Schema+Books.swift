extension Schema {
  /// The second migration: books.
  ///
  /// `name_key` is the name in the form in which it is compared, which SQLite could only do for ASCII.
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

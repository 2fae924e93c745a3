extension Schema {
  /// The second migration: books.
  ///
  /// `name_key` is the form in which names are compared, because the engines fold case differently.
  static let books: Migration = { dialect in
    """
    CREATE TABLE books (
      id \(dialect.id),
      name TEXT NOT NULL,
      name_key \(dialect.key) NOT NULL UNIQUE,
      card_count \(dialect.integer) NOT NULL CHECK (card_count BETWEEN 0 AND 1000000),
      known_count \(dialect.integer) NOT NULL CHECK (known_count BETWEEN 0 AND card_count)
    )\(dialect.strict);
    """
  }
}

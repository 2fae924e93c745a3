extension Schema {
  /// The third migration: the names of people as they are searched, see ``NameKeys``.
  static let nameKeys = """
    CREATE TABLE name_keys (
      person_id INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE,
      name_key TEXT NOT NULL
    ) STRICT;
    """
}

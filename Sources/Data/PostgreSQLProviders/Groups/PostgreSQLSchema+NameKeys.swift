#if PostgreSQL
  extension PostgreSQLSchema {
    /// The third migration: the names of people as they are searched, see `NameKeys`.
    static let nameKeys = """
      CREATE TABLE name_keys (
        person_id BIGINT PRIMARY KEY REFERENCES people ON DELETE CASCADE,
        name_key TEXT COLLATE "C" NOT NULL
      );
      """
  }
#endif

extension Schema {
  /// The first migration: groups, people and memberships.
  static let groups: Migration = { dialect in
    """
    CREATE TABLE groups (
      id \(dialect.id),
      name TEXT NOT NULL,
      category TEXT NOT NULL CHECK (category IN ('joined', 'invited', 'suggested'))
    )\(dialect.strict);
    CREATE INDEX groups_by_category ON groups (category\(dialect.ordered));

    CREATE TABLE people (
      id \(dialect.id),
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL
    )\(dialect.strict);

    CREATE TABLE memberships (
      id \(dialect.id),
      group_id \(dialect.integer) NOT NULL REFERENCES groups ON DELETE CASCADE,
      person_id \(dialect.integer) NOT NULL REFERENCES people ON DELETE CASCADE,
      UNIQUE (group_id, person_id)
    )\(dialect.strict);
    CREATE INDEX memberships_by_group ON memberships (group_id\(dialect.ordered));
    CREATE INDEX memberships_by_person ON memberships (person_id);
    """
  }

  /// The third migration: the names of people as they are searched, see ``NameKeys``.
  static let nameKeys: Migration = { dialect in
    """
    CREATE TABLE name_keys (
      person_id \(dialect.integer) PRIMARY KEY REFERENCES people ON DELETE CASCADE,
      name_key \(dialect.key) NOT NULL
    )\(dialect.strict);
    """
  }
}

extension Schema {
  /// The first migration: groups, people and memberships.
  static let groups: Migration = { words in
    """
    CREATE TABLE groups (
      id \(words.id),
      name TEXT NOT NULL,
      category TEXT NOT NULL CHECK (category IN ('joined', 'invited', 'suggested'))
    )\(words.strict);
    CREATE INDEX groups_by_category ON groups (category\(words.ordered));

    CREATE TABLE people (
      id \(words.id),
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL
    )\(words.strict);

    CREATE TABLE memberships (
      id \(words.id),
      group_id \(words.integer) NOT NULL REFERENCES groups ON DELETE CASCADE,
      person_id \(words.integer) NOT NULL REFERENCES people ON DELETE CASCADE,
      UNIQUE (group_id, person_id)
    )\(words.strict);
    CREATE INDEX memberships_by_group ON memberships (group_id\(words.ordered));
    CREATE INDEX memberships_by_person ON memberships (person_id);
    """
  }

  /// The third migration: the names of people as they are searched, see ``NameKeys``.
  static let nameKeys: Migration = { words in
    """
    CREATE TABLE name_keys (
      person_id \(words.integer) PRIMARY KEY REFERENCES people ON DELETE CASCADE,
      name_key \(words.key) NOT NULL
    )\(words.strict);
    """
  }
}

extension Schema {
  /// The first migration: groups, people and memberships.
  ///
  /// AUTOINCREMENT prevents the id of a deleted row from being reused. An index on one column returns equal entries in
  /// the order of their ids: groups in the order of creation, members in the order in which they were added.
  static let groups = """
    CREATE TABLE groups (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      name TEXT NOT NULL,
      category TEXT NOT NULL CHECK (category IN ('joined', 'invited', 'suggested'))
    ) STRICT;
    CREATE INDEX groups_by_category ON groups (category);

    CREATE TABLE people (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      first_name TEXT NOT NULL,
      last_name TEXT NOT NULL
    ) STRICT;

    CREATE TABLE memberships (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      group_id INTEGER NOT NULL REFERENCES groups ON DELETE CASCADE,
      person_id INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
      UNIQUE (group_id, person_id)
    ) STRICT;
    CREATE INDEX memberships_by_group ON memberships (group_id);
    CREATE INDEX memberships_by_person ON memberships (person_id);
    """
}

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

  /// The fourth migration: memberships replace the category that a group had for everybody.
  ///
  /// Until then, a store had one user. That person, who has the empty account, is a member of the joined groups, and is invited
  /// to the groups of the category `invited`. ``StoreAccount`` documents which person later replaces this user.
  static let accounts: Migration = { dialect in
    """
    ALTER TABLE people ADD COLUMN account \(dialect.key);
    CREATE UNIQUE INDEX people_by_account ON people (account);
    ALTER TABLE memberships
      ADD COLUMN standing TEXT NOT NULL DEFAULT 'joined' CHECK (standing IN ('joined', 'invited'));
    ALTER TABLE memberships ADD COLUMN invited_by \(dialect.integer) REFERENCES people ON DELETE SET NULL;

    INSERT INTO people (first_name, last_name, account)
      SELECT 'You', '', '' WHERE EXISTS (SELECT 1 FROM groups WHERE category <> 'suggested');
    INSERT INTO memberships (group_id, person_id, standing)
      SELECT groups.id, people.id, category FROM groups JOIN people ON account = ''
      WHERE category <> 'suggested' ORDER BY groups.id;

    DROP INDEX groups_by_category;
    ALTER TABLE groups DROP COLUMN category;
    DROP INDEX memberships_by_person;
    CREATE INDEX memberships_by_person ON memberships (person_id, standing, group_id);
    CREATE INDEX invitations_by_person ON memberships (person_id, id) WHERE standing = 'invited';
    """
  }

  /// The fifth migration: an index from which members can be counted without the table.
  ///
  /// The overview counts the members of each group that it shows.
  static let memberCounts: Migration = { _ in
    """
    DROP INDEX memberships_by_group;
    CREATE INDEX memberships_by_group ON memberships (group_id, standing);
    """
  }

  /// The seventh migration: a separate column for the name of somebody who shares an account.
  ///
  /// In a separate column, the name cannot be mistaken for a user of a server.
  ///
  /// On a server, nobody except the owner of the tables can give a row an account other than their own, or change the
  /// row of another account. The server enforces that, whatever rights the members have.
  static let sharers: Migration = { dialect in
    """
    ALTER TABLE people ADD COLUMN sharer \(dialect.key) NOT NULL DEFAULT '';
    DROP INDEX people_by_account;
    CREATE UNIQUE INDEX people_by_account ON people (account, sharer);
    \(dialect.accountProof)
    """
  }

  /// The eighth migration: a table of news, with what others have done to each person.
  ///
  /// The group of a piece of news may have been deleted, so its column is not a foreign key. On a server, nobody except the
  /// owner of the tables can write news in the name of another account.
  static let news: Migration = { dialect in
    """
    CREATE TABLE news (
      id \(dialect.id),
      person_id \(dialect.integer) NOT NULL REFERENCES people ON DELETE CASCADE,
      kind TEXT NOT NULL CHECK (kind IN ('invited', 'withdrawn', 'added', 'removed')),
      group_id \(dialect.integer) NOT NULL,
      group_name TEXT NOT NULL,
      actor_id \(dialect.integer) REFERENCES people ON DELETE SET NULL,
      happened \(dialect.integer) NOT NULL
    )\(dialect.strict);
    CREATE INDEX news_by_person ON news (person_id\(dialect.ordered));
    ALTER TABLE people ADD COLUMN news_read \(dialect.integer) NOT NULL DEFAULT 0;
    \(dialect.actorProof)
    """
  }

  /// The third migration: people's names in the form used for searching; see ``NameKeys``.
  static let nameKeys: Migration = { dialect in
    """
    CREATE TABLE name_keys (
      person_id \(dialect.integer) PRIMARY KEY REFERENCES people ON DELETE CASCADE,
      name_key \(dialect.key) NOT NULL
    )\(dialect.strict);
    """
  }
}

import Interactors
import Localization
import Models

/// The queries of the groups app, for ``StoredGroupDataProvider``; `GroupDataProvider` documents what each promises.
///
/// A change locks the row of its group first, so what it reads of the group stays true until its end.
extension SQLDatabase {
  func groupsList(of category: GroupCategory) throws(GroupsError) -> GroupsList {
    var groups: [GroupSummary] = []
    let sql = """
      SELECT id, name, (SELECT count(*) FROM memberships WHERE group_id = groups.id)
      FROM groups WHERE category = $1 ORDER BY id
      """
    try statements.forEachRow(of: sql, [.text(category.rawValue)]) { row in
      groups.append(GroupSummary(id: String(row.integer(0)), name: row.text(1), memberCount: Int(row.integer(2))))
    }
    return GroupsList(groups: groups, groupsCategory: category, counts: try counts())
  }

  func group(_ id: Group.ID) throws(GroupsError) -> Group {
    var name: String?
    var members: [User] = []
    // The outer joins return a row even if the group has no members.
    let sql = """
      SELECT groups.name, people.id, people.first_name, people.last_name
      FROM groups
        LEFT JOIN memberships ON memberships.group_id = groups.id
        LEFT JOIN people ON people.id = memberships.person_id
      WHERE groups.id = $1
      ORDER BY memberships.id
      """
    try statements.forEachRow(of: sql, [.key(of: id)]) { row in
      name = row.text(0)
      if !row.isNull(1) { members.append(User(row, from: 1)) }
    }
    guard let name else { throw .groupGone }
    return Group(id: id, name: name, members: members)
  }

  func people(
    matching filter: String, notIn group: Group.ID, limit: Int
  ) throws(GroupsError) -> FoundPeople {
    let total = try numberOfPeople(notIn: group)
    let words = SearchWords(filter).folded
    let matches = words.indices.reduce("TRUE") { "\($0) AND \(Connection.position)(name_key, $\($1 + 3)) > 0" }
    let values = words.map(Value.text)
    var people: [User] = []
    var last: Int64 = 0
    let sql = """
      SELECT people.id, people.first_name, people.last_name
      FROM name_keys JOIN people ON people.id = person_id
      WHERE \(matches) AND person_id NOT IN (SELECT person_id FROM memberships WHERE group_id = $1)
      ORDER BY person_id LIMIT $2
      """
    try statements.forEachRow(of: sql, [.key(of: group), .integer(Int64(limit))] + values) { row in
      people.append(User(row, from: 0))
      last = row.integer(0)
    }
    var count = people.count
    if words.isEmpty {
      count = total
    } else if count == limit {
      // The people found need not be searched again. Looking up each key among the members would take longer.
      let sql = """
        SELECT (SELECT count(*) FROM name_keys WHERE person_id > $2 AND \(matches))
          - (SELECT count(*) FROM memberships JOIN name_keys USING (person_id)
            WHERE group_id = $1 AND person_id > $2 AND \(matches))
        """
      try statements.forEachRow(of: sql, [.key(of: group), .integer(last)] + values) { count += Int($0.integer(0)) }
    }
    return FoundPeople(filter: filter, people: people, matchCount: count, totalCount: total)
  }

  func createGroup(_ name: GroupName) throws(GroupsError) -> Group.ID {
    try statements.change { () throws(GroupsError) in
      var id = ""
      let sql = "INSERT INTO groups (name, category) VALUES ($1, 'joined') RETURNING id"
      try statements.forEachRow(of: sql, [.text(name.text)]) { id = String($0.integer(0)) }
      return id
    }
  }

  /// - Returns: Whether the name has changed.
  func rename(group id: Group.ID, to name: GroupName) throws(GroupsError) -> Bool {
    try statements.change { () throws(GroupsError) in
      try lock(id)
      return try statements.run(
        "UPDATE groups SET name = $1 WHERE id = $2 AND name <> $1", .text(name.text), .key(of: id)) > 0
    }
  }

  /// - Returns: Whether the category has changed.
  func join(group id: Group.ID) throws(GroupsError) -> Bool {
    try statements.change { () throws(GroupsError) in
      try lock(id)
      return try statements.run(
        "UPDATE groups SET category = 'joined' WHERE id = $1 AND category <> 'joined'", .key(of: id)) > 0
    }
  }

  func leave(group id: Group.ID) throws(GroupsError) {
    try statements.change { () throws(GroupsError) in
      guard try statements.run("DELETE FROM groups WHERE id = $1", .key(of: id)) > 0 else { throw .groupGone }
    }
  }

  func add(user: User.ID, to id: Group.ID) throws(GroupsError) {
    try statements.change { () throws(GroupsError) in
      try lock(id)
      guard try statements.hasRow("SELECT 1 FROM people WHERE id = $1", .key(of: user)) else { throw .personGone }
      let sql = "SELECT 1 FROM memberships WHERE group_id = $1 AND person_id = $2"
      guard try !statements.hasRow(sql, .key(of: id), .key(of: user)) else { throw .alreadyMember }
      try statements.run(
        "INSERT INTO memberships (group_id, person_id) VALUES ($1, $2)", .key(of: id), .key(of: user))
    }
  }

  func remove(user: User.ID, from id: Group.ID) throws(GroupsError) {
    try statements.change { () throws(GroupsError) in
      try lock(id)
      let sql = "DELETE FROM memberships WHERE group_id = $1 AND person_id = $2"
      guard try statements.run(sql, .key(of: id), .key(of: user)) > 0 else { throw .notAMember }
    }
  }

  private var statements: Statements<Connection, GroupsError> {
    Statements(on: connection, orThrow: GroupsError.store)
  }

  /// Keeps others from changing the group until the end of the transaction.
  private func lock(_ id: Group.ID) throws(GroupsError) {
    guard try statements.hasRow("SELECT 1 FROM groups WHERE id = $1 \(Connection.rowLock)", .key(of: id)) else {
      throw .groupGone
    }
  }

  private func numberOfPeople(notIn group: Group.ID) throws(GroupsError) -> Int {
    var count: Int?
    let sql = """
      SELECT (SELECT count(*) FROM name_keys) - (SELECT count(*) FROM memberships WHERE group_id = groups.id)
      FROM groups WHERE id = $1
      """
    try statements.forEachRow(of: sql, [.key(of: group)]) { count = Int($0.integer(0)) }
    guard let count else { throw .groupGone }
    return count
  }

  /// Returns the number of groups of every category.
  private func counts() throws(GroupsError) -> [GroupCategory: Int] {
    var counts = Dictionary(uniqueKeysWithValues: GroupCategory.allCases.map { ($0, 0) })
    try statements.forEachRow(of: "SELECT category, count(*) FROM groups GROUP BY category") { row in
      if let category = GroupCategory(rawValue: row.text(0)) { counts[category] = Int(row.integer(1)) }
    }
    return counts
  }
}

import Interactors
import Models

/// The SQL of the groups app.
extension Database: GroupQueries {
  package func groupsList(of category: GroupCategory) throws(GroupsError) -> GroupsList {
    let groups = try readGroups(where: "groups.category = ?", .text(category.rawValue))
    return GroupsList(groups: groups, groupsCategory: category, counts: try counts())
  }

  package func group(_ id: Group.ID) throws(GroupsError) -> Group {
    guard let group = try readGroups(where: "groups.id = ?", .key(of: id)).first else { throw .groupGone }
    return group
  }

  package func people(notIn group: Group.ID) throws(GroupsError) -> [User] {
    var isThere = false
    var people: [User] = []
    // The outer join returns a row even if everyone is in the group, and none only if the group does not exist.
    let sql = """
      SELECT people.id, people.first_name, people.last_name
      FROM groups LEFT JOIN people
        ON people.id NOT IN (SELECT person_id FROM memberships WHERE group_id = groups.id)
      WHERE groups.id = ?
      ORDER BY people.id
      """
    try statements.forEachRow(of: sql, [.key(of: group)]) { row in
      isThere = true
      guard !row.isNull(0) else { return }
      people.append(User(row, from: 0))
    }
    guard isThere else { throw .groupGone }
    return people
  }

  package func createGroup(_ name: GroupName) throws(GroupsError) -> Group.ID {
    try statements.change { () throws(GroupsError) in
      _ = try statements.run("INSERT INTO groups (name, category) VALUES (?, 'joined')", .text(name.text))
      return String(connection.newestRow)
    }
  }

  package func rename(group id: Group.ID, to name: GroupName) throws(GroupsError) -> Bool {
    try statements.change { () throws(GroupsError) in
      _ = try group(id)
      return try statements.run(
        "UPDATE groups SET name = ? WHERE id = ? AND name <> ?", .text(name.text), .key(of: id), .text(name.text)) > 0
    }
  }

  package func join(group id: Group.ID) throws(GroupsError) -> Bool {
    try statements.change { () throws(GroupsError) in
      _ = try group(id)
      return try statements.run(
        "UPDATE groups SET category = 'joined' WHERE id = ? AND category <> 'joined'", .key(of: id)) > 0
    }
  }

  package func leave(group id: Group.ID) throws(GroupsError) {
    try statements.change { () throws(GroupsError) in
      guard try statements.run("DELETE FROM groups WHERE id = ?", .key(of: id)) > 0 else { throw .groupGone }
    }
  }

  package func add(user: User.ID, to id: Group.ID) throws(GroupsError) {
    try statements.change { () throws(GroupsError) in
      let members = try group(id).members
      guard try statements.hasRow("SELECT 1 FROM people WHERE id = ?", .key(of: user)) else { throw .personGone }
      guard !members.contains(where: { $0.id == user }) else { throw .alreadyMember }
      try statements.run("INSERT INTO memberships (group_id, person_id) VALUES (?, ?)", .key(of: id), .key(of: user))
    }
  }

  package func remove(user: User.ID, from id: Group.ID) throws(GroupsError) {
    try statements.change { () throws(GroupsError) in
      guard try group(id).members.contains(where: { $0.id == user }) else { throw .notAMember }
      try statements.run("DELETE FROM memberships WHERE group_id = ? AND person_id = ?", .key(of: id), .key(of: user))
    }
  }

  private var statements: Statements<Connection, GroupsError> {
    Statements(on: connection, orThrow: GroupsError.store)
  }

  /// Returns the number of groups of every category.
  private func counts() throws(GroupsError) -> [GroupCategory: Int] {
    var counts = Dictionary(uniqueKeysWithValues: GroupCategory.allCases.map { ($0, 0) })
    try statements.forEachRow(of: "SELECT category, count(*) FROM groups GROUP BY category") { row in
      if let category = GroupCategory(rawValue: row.text(0)) { counts[category] = Int(row.integer(1)) }
    }
    return counts
  }

  private func readGroups(where condition: String, _ value: Value) throws(GroupsError) -> [Group] {
    var rows = GroupRows()
    let sql = """
      SELECT groups.id, groups.name, people.id, people.first_name, people.last_name
      FROM groups
        LEFT JOIN memberships ON memberships.group_id = groups.id
        LEFT JOIN people ON people.id = memberships.person_id
      WHERE \(condition)
      ORDER BY groups.id, memberships.id
      """
    try statements.forEachRow(of: sql, [value]) { rows.add($0) }
    return rows.finish()
  }
}

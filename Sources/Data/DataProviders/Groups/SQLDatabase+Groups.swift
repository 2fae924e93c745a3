import Lists
import Interactors
import Localization
import Models

/// The queries of the groups app, for ``StoredGroupDataProvider``; `GroupDataProvider` documents what each promises.
///
/// An edit locks the row of its group first, so what it reads of the group stays true until its end. What is read outside
/// an edit names the schema of its tables: a pooler may have it read on any connection to the server.
extension SQLDatabase {
  func groupsList(of category: GroupCategory, limit: Int) throws(GroupsError) -> GroupsList {
    var groups: [GroupSummary] = []
    var counts: [GroupCategory: Int] = [:]
    // Counting the rows of a long list takes longer than reading its first.
    let others = GroupCategory.allCases.map {
      let some = "(SELECT 1 FROM calcots.groups WHERE category = '\($0.rawValue)' LIMIT $3) AS some_of_them"
      return " UNION ALL SELECT NULL, '\($0.rawValue)', count(*) FROM \(some)"
    }
    // In one statement, as each is a round trip. What has no id is a category.
    let sql = """
      SELECT first.id, first.name, count(group_id)
      FROM (SELECT id, name FROM calcots.groups WHERE category = $1 ORDER BY id LIMIT $2) AS first
        LEFT JOIN calcots.memberships ON group_id = first.id
      GROUP BY first.id, first.name \(others.joined()) ORDER BY 1
      """
    let values: [Value] = [.text(category.rawValue)] + [limit, max(limit, limit &+ 1)].map { .integer(Int64($0)) }
    try statements.forEachRow(of: sql, values) { row in
      let count = Int(row.integer(2))
      if !row.isNull(0) {
        groups.append(GroupSummary(id: String(row.integer(0)), name: row.text(1), memberCount: count))
      } else if count <= limit, let category = GroupCategory(rawValue: row.text(1)) {
        counts[category] = count
      }
    }
    return GroupsList(groups: groups, groupsCategory: category, isWhole: counts[category] != nil, counts: counts)
  }

  func group(_ id: Group.ID) throws(GroupsError) -> Group {
    var stored: (name: String, category: GroupCategory?)?
    var members: [User] = []
    // The outer joins return a row even if the group has no members.
    let sql = """
      SELECT groups.name, groups.category, people.id, people.first_name, people.last_name
      FROM calcots.groups
        LEFT JOIN calcots.memberships ON memberships.group_id = groups.id
        LEFT JOIN calcots.people ON people.id = memberships.person_id
      WHERE groups.id = $1
      ORDER BY memberships.id
      """
    try statements.forEachRow(of: sql, [.key(of: id)]) { row in
      stored = (row.text(0), GroupCategory(rawValue: row.text(1)))
      if !row.isNull(2) { members.append(User(row, from: 2)) }
    }
    guard let stored else { throw .groupGone }
    // The table's constraints exclude any other category, so the table was changed in some other way.
    guard let category = stored.category else { throw .store(connection.error(.corrupt)) }
    return Group(id: id, name: stored.name, category: category, members: members)
  }

  func people(matching filter: String, notIn group: Group.ID, limit: Int) throws(GroupsError) -> FoundPeople {
    let total = try numberOfPeople(notIn: group)
    let words = SearchWords(filter).folded
    // Older keys have apostrophes.
    let matches = words.indices.reduce("TRUE") {
      "\($0) AND \(Connection.position)(replace(name_key, '''', ''), $\($1 + 3)) > 0"
    }
    let values = words.map(Value.text)
    var people: [User] = []
    var last: Int64 = 0
    let sql = """
      SELECT people.id, people.first_name, people.last_name
      FROM calcots.name_keys JOIN calcots.people ON people.id = person_id
      WHERE \(matches) AND person_id NOT IN (SELECT person_id FROM calcots.memberships WHERE group_id = $1)
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
        SELECT (SELECT count(*) FROM calcots.name_keys WHERE person_id > $2 AND \(matches))
          - (SELECT count(*) FROM calcots.memberships JOIN calcots.name_keys USING (person_id)
            WHERE group_id = $1 AND person_id > $2 AND \(matches))
        """
      try statements.forEachRow(of: sql, [.key(of: group), .integer(last)] + values) { count += Int($0.integer(0)) }
    }
    return FoundPeople(filter: filter, people: people, matchCount: count, totalCount: total)
  }

  func make(_ edits: [GroupsEdit]) throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
    try statements.change { () throws(GroupsError) in
      // Of edits in a row of one group, the first reads it, and the next of another, or the end, writes it.
      var id: Group.ID?
      var stored, edited: Group?
      let made = try edits.makeEach { edit throws(GroupsError) in
        if case .create(let name) = edit {
          let group = Group(id: try insert(name), name: name.text)
          return (group: group, inverse: GroupsEdit.delete(group))
        }
        if edit.group != id {
          try store(edited, inPlaceOf: stored)
          id = edit.group
          stored = try id.flatMap { id throws(GroupsError) in try locked(id) }
          edited = stored
        }
        let before = edited
        let (after, inverse) = try edit.applied(to: before)
        if case .add(let user, _, _) = edit { try requirePerson(user.id) }
        edited = after
        guard let group = after ?? before else { throw .groupGone }
        return (group: group, inverse: inverse)
      }
      try store(edited, inPlaceOf: stored)
      return made
    }
  }

  private var statements: StatementRunner<Connection, GroupsError> {
    StatementRunner(on: connection, of: .groups, orThrow: GroupsError.store)
  }

  /// Returns the group, and keeps others from changing it until the end of the transaction; nil if there is none.
  private func locked(_ id: Group.ID) throws(GroupsError) -> Group? {
    let sql = "SELECT 1 FROM groups WHERE id = $1 \(Connection.rowLock)"
    return try statements.hasRow(sql, .key(of: id)) ? group(id) : nil
  }

  private func requirePerson(_ id: User.ID) throws(GroupsError) {
    guard try statements.hasRow("SELECT 1 FROM people WHERE id = $1", .key(of: id)) else { throw .personGone }
  }

  private func insert(_ name: GroupName) throws(GroupsError) -> Group.ID {
    var id = ""
    let sql = "INSERT INTO groups (name, category) VALUES ($1, 'joined') RETURNING id"
    try statements.forEachRow(of: sql, [.text(name.text)]) { id = String($0.integer(0)) }
    return id
  }

  /// Makes one state of a group the other; a group that does not exist is nil.
  private func store(_ group: Group?, inPlaceOf old: Group?) throws(GroupsError) {
    guard let group else {
      if let old { try statements.run("DELETE FROM groups WHERE id = $1", .key(of: old.id)) }
      return
    }
    if old == nil {
      try statements.run(
        "INSERT INTO groups (id, name, category) VALUES ($1, $2, $3)", .key(of: group.id), .text(group.name),
        .text(group.category.rawValue))
    } else if old?.name != group.name || old?.category != group.category {
      try statements.run(
        "UPDATE groups SET name = $2, category = $3 WHERE id = $1", .key(of: group.id), .text(group.name),
        .text(group.category.rawValue))
    }
    try store(group.members, of: group.id, inPlaceOf: old?.members ?? [])
  }

  /// Makes one list of a group's members the other, with as few rows written as keep their order.
  private func store(_ members: [User], of id: Group.ID, inPlaceOf old: [User]) throws(GroupsError) {
    let ids = Set(members.map(\.id))
    let staying = old.filter { ids.contains($0.id) }
    let unmoved = zip(staying, members).prefix { $0 == $1 }.count
    for member in old.filter({ !ids.contains($0.id) }) + staying[unmoved...] {
      let sql = "DELETE FROM memberships WHERE group_id = $1 AND person_id = $2"
      try statements.run(sql, .key(of: id), .key(of: member.id))
    }
    for member in members[unmoved...] {
      let sql = "INSERT INTO memberships (group_id, person_id) VALUES ($1, $2)"
      try statements.run(sql, .key(of: id), .key(of: member.id))
    }
  }

  private func numberOfPeople(notIn group: Group.ID) throws(GroupsError) -> Int {
    var count: Int?
    let sql = """
      SELECT (SELECT count(*) FROM calcots.name_keys)
        - (SELECT count(*) FROM calcots.memberships WHERE group_id = groups.id)
      FROM calcots.groups WHERE id = $1
      """
    try statements.forEachRow(of: sql, [.key(of: group)]) { count = Int($0.integer(0)) }
    guard let count else { throw .groupGone }
    return count
  }
}

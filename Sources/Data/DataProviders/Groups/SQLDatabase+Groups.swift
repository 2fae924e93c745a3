import Interactors
import Lists
import Localization
import Models

/// The queries of the groups app, for ``StoredGroupDataProvider``; `GroupDataProvider` documents what each promises.
///
/// An edit locks the row of its group first, so what it reads of the group stays true until its end. What is read outside
/// an edit names the schema of its tables: a pooler may have it read on any connection to the server.
extension SQLDatabase {
  func groupsList(of category: GroupCategory, for person: User.ID, limit: Int) throws(GroupsError) -> GroupsList {
    var groups: [GroupSummary] = []
    var counts: [GroupCategory: Int] = [:]
    var newestInvitation: Invitation?
    // Of each list one row more than is needed says that it is longer: to count all of them takes longer.
    let counting = GroupCategory.allCases.filter { $0 != category }.map {
      "SELECT '\($0.rawValue)', 0, '', \(Self.count(of: $0)), NULL, NULL, NULL"
    }
    // In one statement, as each is a round trip. The first column says what a row is. Names are looked up one by one: a server
    // would take longer to plan the joins than it takes to look.
    let sql = """
      WITH mine AS (
        SELECT count(*) AS number
        FROM (SELECT 1 FROM calcots.memberships WHERE person_id = $1 LIMIT $3) AS some_of_them
      )
      SELECT 'group', first.id, (SELECT name FROM calcots.groups WHERE id = first.id),
        (SELECT count(*) FROM calcots.memberships WHERE group_id = first.id AND standing = 'joined'), 0, '', ''
      FROM (\(Self.ids(of: category)) ORDER BY 1 LIMIT $2) AS first
      UNION ALL \(counting.joined(separator: " UNION ALL "))
      UNION ALL SELECT 'invitation', 0, (SELECT name FROM calcots.groups WHERE id = group_id), id, invited_by,
        (SELECT first_name FROM calcots.people WHERE id = invited_by),
        (SELECT last_name FROM calcots.people WHERE id = invited_by)
      FROM (
        SELECT id, group_id, invited_by FROM calcots.memberships
        WHERE person_id = $1 AND standing = 'invited' ORDER BY id DESC LIMIT 1
      ) AS newest
      ORDER BY 2
      """
    let values: [Value] = [.key(of: person), .oneMore(than: limit), .oneMore(than: Self.mostOwn)]
    try statements.forEachRow(of: sql, values) { row in
      let number = Int(row.integer(3))
      switch row.text(0) {
      case "group": groups.append(GroupSummary(id: String(row.integer(1)), name: row.text(2), memberCount: number))
      case "invitation":
        let inviter = row.isNull(4) ? nil : User(row, from: 4)
        newestInvitation = Invitation(number: number, group: row.text(2), by: inviter)
      case let category:
        if !row.isNull(3), number <= limit { counts[GroupCategory(rawValue: category) ?? .suggested] = number }
      }
    }
    return GroupsList(
      groups: Array(groups.prefix(limit)), groupsCategory: category, isWhole: groups.count <= limit, counts: counts,
      newestInvitation: newestInvitation)
  }

  /// Returns a query for the ids of the groups that are of a category for the person `$1`, in no order.
  ///
  /// Joined groups and invitations are read from an index that has all of it. Of the suggested ones, the first are found in
  /// the order of their ids, with one search in an index for each group that is passed.
  private static func ids(of category: GroupCategory) -> String {
    switch category {
    case .joined, .invited:
      "SELECT group_id AS id FROM calcots.memberships WHERE person_id = $1 AND standing = '\(category.rawValue)'"
    case .suggested:
      """
      SELECT id FROM calcots.groups
      WHERE NOT EXISTS (SELECT 1 FROM calcots.memberships WHERE group_id = groups.id AND person_id = $1)
      """
    }
  }

  /// In how many groups a person may be for the suggested ones to be counted.
  private static var mostOwn: Int { 2000 }

  /// Returns an expression for the number of groups of a category for the person `$1`: at most `$2`, and null for suggested
  /// groups if the person is in `$3` others.
  private static func count(of category: GroupCategory) -> String {
    switch category {
    case .joined, .invited: "(SELECT count(*) FROM (\(ids(of: category)) LIMIT $2) AS some_of_them)"
    case .suggested:
      // All others are suggested. To look for them would take longer if they are few among many.
      """
      (SELECT CASE WHEN number < $3 THEN (
          SELECT count(*) - number FROM (SELECT 1 FROM calcots.groups LIMIT $2 + (SELECT number FROM mine)) AS some_of_them
        ) END FROM mine)
      """
    }
  }

  func group(_ id: Group.ID) throws(GroupsError) -> Group {
    guard let group = try groups([id])[id] else { throw .groupGone }
    return group
  }

  private func groups(_ ids: [Group.ID]) throws(GroupsError) -> [Group.ID: Group] {
    var groups: [Group.ID: Group] = [:]
    for some in ids.batches {
      // The outer joins return a row even if nobody is in the group.
      let sql = """
        SELECT groups.id, groups.name, standing, people.id, people.first_name, people.last_name,
          inviters.id, inviters.first_name, inviters.last_name, memberships.id
        FROM calcots.groups
          LEFT JOIN calcots.memberships ON memberships.group_id = groups.id
          LEFT JOIN calcots.people ON people.id = memberships.person_id
          LEFT JOIN calcots.people AS inviters ON inviters.id = memberships.invited_by
        WHERE groups.id IN (\(some.placeholders()))
        ORDER BY memberships.id
        """
      try statements.forEachRow(of: sql, some.map(Value.key)) { row in
        let id = String(row.integer(0))
        var group = groups[id] ?? Group(id: id, name: row.text(1))
        if !row.isNull(3) {
          let inviter = row.isNull(6) ? nil : User(row, from: 6)
          let standing = row.text(2) == "joined" ? Standing.joined : .invited(by: inviter)
          group.participants.append(Participant(User(row, from: 3), standing, number: Int(row.integer(9))))
        }
        groups[id] = group
      }
    }
    return groups
  }

  func people(matching filter: String, notIn group: Group.ID, limit: Int) throws(GroupsError) -> FoundPeople {
    let words = SearchWords(filter).folded
    // Older keys have apostrophes.
    let matches = words.indices.map { "\(Connection.position)(replace(name_key, '''', ''), $\($0 + 3)) > 0 AND" }
    // One person more than is needed says that there are more: to count all of them takes longer. The outer join returns a row
    // even if nobody is found.
    let sql = """
      SELECT found.id, found.first_name, found.last_name
      FROM calcots.groups LEFT JOIN (
        SELECT people.id, people.first_name, people.last_name
        FROM calcots.name_keys JOIN calcots.people ON people.id = person_id
        WHERE \(matches.joined(separator: " "))
          person_id NOT IN (SELECT person_id FROM calcots.memberships WHERE group_id = $1)
        ORDER BY person_id LIMIT $2
      ) AS found ON TRUE
      WHERE groups.id = $1 ORDER BY found.id
      """
    var people: [User] = []
    var exists = false
    let values = [.key(of: group), .oneMore(than: limit)] + words.map(Value.text)
    try statements.forEachRow(of: sql, values) { row in
      exists = true
      if !row.isNull(0) { people.append(User(row, from: 0)) }
    }
    guard exists else { throw .groupGone }
    return FoundPeople(filter: filter, people: Array(people.prefix(limit)), isWhole: people.count <= limit)
  }

  func make(_ edits: [GroupsEdit]) throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
    try statements.change { () throws(GroupsError) in
      // All groups are read first, and written last, as each statement is a round trip.
      // In the order of their numbers, so that no two changes wait for each other.
      let ids = Set(edits.compactMap(\.group)).sorted { ($0.count, $0) < ($1.count, $1) }
      var stored = try locked(ids)
      var edited = stored
      let made = try edits.makeEach { edit throws(GroupsError) in
        if case .create(let name, let person) = edit {
          let (id, number) = try insert(name, with: person)
          let group = Group(id: id, name: name.text, participants: [Participant(person, .joined, number: number)])
          return (group: group, inverse: GroupsEdit.move(person, in: id, from: .joined, to: nil, number: number))
        }
        guard let id = edit.group else { throw .groupGone }
        let before = edited[id]
        let (after, inverse) = try edit.applied(to: before) { person, standing throws(GroupsError) in
          // The person may have left by one of the other edits.
          try store(before, inPlaceOf: stored[id])
          stored[id] = before
          let participant = try insert(person, standing, in: id)
          stored[id]?.participants.append(participant)
          return participant.number
        }
        edited[id] = after
        guard let group = after ?? before else { throw .groupGone }
        return (group: group, inverse: inverse)
      }
      for id in ids { try store(edited[id], inPlaceOf: stored[id]) }
      return made
    }
  }

  private var statements: StatementRunner<Connection, GroupsError> {
    StatementRunner(on: connection, of: .groups, orThrow: GroupsError.store)
  }

  /// Returns those of the groups that exist, and keeps others from changing them until the end of the transaction.
  private func locked(_ ids: [Group.ID]) throws(GroupsError) -> [Group.ID: Group] {
    for some in ids.batches {
      let sql = "SELECT id FROM groups WHERE id IN (\(some.placeholders())) ORDER BY id \(Connection.rowLock)"
      try statements.run(sql, some.map(Value.key))
    }
    return try groups(ids)
  }

  /// Makes a group that one person has joined; the store gives the numbers of both.
  private func insert(_ name: GroupName, with person: User) throws(GroupsError) -> (group: Group.ID, member: Int) {
    try statements.run("INSERT INTO groups (name) VALUES ($1)", .text(name.text))
    var inserted: (Group.ID, Int)?
    let sql = """
      INSERT INTO memberships (group_id, person_id, standing)
      SELECT \(Connection.lastNumber(in: "groups")), id, 'joined' FROM people WHERE id = $1 RETURNING group_id, id
      """
    try statements.forEachRow(of: sql, [.key(of: person.id)]) { inserted = (String($0.integer(0)), Int($0.integer(1))) }
    guard let inserted else { throw .personGone }
    return inserted
  }

  /// Adds a person to a group, and returns the participant; the store gives the number.
  private func insert(_ person: User, _ standing: Standing, in group: Group.ID) throws(GroupsError) -> Participant {
    var number: Int?
    let sql = """
      INSERT INTO memberships (group_id, person_id, standing, invited_by)
      SELECT $1, id, $3, $4 FROM people WHERE id = $2 RETURNING id
      """
    try statements.forEachRow(of: sql, row(of: person.id, standing, in: group)) { number = Int($0.integer(0)) }
    guard let number else { throw .personGone }
    return Participant(person, standing, number: number)
  }

  /// Stores one state of a group in place of another; nil means that the group does not exist.
  private func store(_ group: Group?, inPlaceOf old: Group?) throws(GroupsError) {
    guard let group else {
      if let old { try statements.run("DELETE FROM groups WHERE id = $1", .key(of: old.id)) }
      return
    }
    if old == nil {
      try statements.run("INSERT INTO groups (id, name) VALUES ($1, $2)", .key(of: group.id), .text(group.name))
    } else if old?.name != group.name {
      try statements.run("UPDATE groups SET name = $2 WHERE id = $1", .key(of: group.id), .text(group.name))
    }
    try store(group.participants, of: group.id, inPlaceOf: old?.participants ?? [])
  }

  /// Stores a group's participants in place of the old ones.
  private func store(
    _ participants: [Participant], of group: Group.ID, inPlaceOf old: [Participant]
  ) throws(GroupsError) {
    let before = Dictionary(uniqueKeysWithValues: old.map { ($0.number, $0) })
    let leaving = Set(before.keys).subtracting(participants.map(\.number))
    for some in Array(leaving).batches {
      let sql = "DELETE FROM memberships WHERE id IN (\(some.placeholders()))"
      try statements.run(sql, some.map { .integer(Int64($0)) })
    }
    for now in participants where (before[now.number] ?? now) != now {
      let sql = "UPDATE memberships SET standing = $3, invited_by = $4 WHERE group_id = $1 AND person_id = $2"
      try statements.run(sql, row(of: now.id, now.standing, in: group))
    }
    let coming = participants.filter { before[$0.number] == nil }
    for some in coming.map({ row(of: $0.id, $0.standing, in: group) + [.integer(Int64($0.number))] }).batches {
      try statements.insert(some, into: "memberships (group_id, person_id, standing, invited_by, id)")
    }
  }

  /// What a membership has besides its number: the group, the person, the standing and who has invited.
  private func row(of person: User.ID, _ standing: Standing, in group: Group.ID) -> [Value] {
    let inviter: User? = if case .invited(let inviter) = standing { inviter } else { nil }
    return [
      .key(of: group), .key(of: person), .text(GroupCategory(standing).rawValue),
      inviter.map { .key(of: $0.id) } ?? .null,
    ]
  }
}

extension Value {
  /// How many rows tell whether there are more than so many.
  fileprivate static func oneMore(than limit: Int) -> Value { .integer(Int64(min(limit, Int(Int32.max))) + 1) }
}

extension Array {
  /// Its elements in their order, as many at once as a statement may well name.
  fileprivate var batches: [Self] {
    stride(from: 0, to: count, by: 500).map { Array(self[$0..<Swift.min($0 + 500, count)]) }
  }

  /// A placeholder for each, after those that are taken.
  fileprivate func placeholders(after taken: Int = 0) -> String {
    indices.map { "$\($0 + taken + 1)" }.joined(separator: ", ")
  }
}

import Interactors
import Lists
import Localization
import Models

/// The queries of the groups app, for ``StoredGroupDataProvider``. `GroupDataProvider` documents what each query guarantees.
///
/// An edit first locks the row of its group, so that nobody else can change the group until the edit ends. Queries
/// outside an edit name the schema of their tables, because a pooler may run them on any connection to the server.
extension SQLDatabase {
  func groupsList(of category: GroupCategory, for person: User.ID, limit: Int) throws(GroupsError) -> GroupsList {
    var groups: [GroupSummary] = []
    var counts: [GroupCategory: Int] = [:]
    var unreadNews = 0
    try statements.read([
      firstGroups(of: category, for: person, oneMoreThan: limit) { groups.append($0) },
      groupCounts(for: person, upTo: limit) { counts = $0 },
      unreadNewsCount(of: person) { unreadNews = $0 },
    ])
    return GroupsList(
      groups: Array(groups.prefix(limit)), groupsCategory: category, isWhole: groups.count <= limit, counts: counts,
      unreadNews: unreadNews)
  }

  /// Returns the query for a category's first groups, and one more to see if there are more.
  ///
  /// Joined groups and invitations are found in an index that has them in order. All other groups are suggested, so the query
  /// for suggested groups has to look each group up in the person's memberships.
  private func firstGroups(
    of category: GroupCategory, for person: User.ID, oneMoreThan limit: Int, read: @escaping (GroupSummary) -> Void
  ) -> Query<Connection.AnswerRow> {
    let ofCategory =
      switch category {
      case .joined, .invited:
        """
        JOIN calcots.memberships AS mine ON mine.group_id = groups.id
        WHERE mine.person_id = $1 AND mine.standing = '\(category.rawValue)' ORDER BY mine.group_id
        """
      case .suggested:
        """
        WHERE NOT EXISTS (
          SELECT 1 FROM calcots.memberships AS mine WHERE mine.group_id = groups.id AND mine.person_id = $1
        ) ORDER BY groups.id
        """
      }
    let sql = """
      SELECT groups.id, groups.name,
        (SELECT count(*) FROM calcots.memberships WHERE group_id = groups.id AND standing = 'joined')
      FROM calcots.groups \(ofCategory) LIMIT $2
      """
    return Query(sql, [.key(of: person), .rows(limit, andMore: 1)]) { row in
      read(GroupSummary(id: String(row.integer(0)), name: row.text(1), memberCount: Int(row.integer(2))))
    }
  }

  /// Returns the query for the number of groups in each category.
  ///
  /// A number above the limit is left out.
  ///
  /// All groups except the person's own are suggested. Subtracting the person's groups from all groups is faster than looking
  /// up each group in the person's memberships. Counting stops at 2,000 more than the limit, because counting a large store is
  /// slow. So the number of suggested groups may be missing for somebody who is in more than 2,000 groups.
  private func groupCounts(
    for person: User.ID, upTo limit: Int, read: @escaping ([GroupCategory: Int]) -> Void
  ) -> Query<Connection.AnswerRow> {
    let sql = """
      SELECT
        (SELECT count(*) FROM (
          SELECT 1 FROM calcots.memberships WHERE person_id = $1 AND standing = 'joined' LIMIT $2) AS counted),
        (SELECT count(*) FROM (
          SELECT 1 FROM calcots.memberships WHERE person_id = $1 AND standing = 'invited' LIMIT $2) AS counted),
        (SELECT count(*) FROM (SELECT 1 FROM calcots.groups LIMIT $2) AS counted), $2
      """
    return Query(sql, [.key(of: person), .rows(limit, andMore: 2000)]) { row in
      let joined = Int(row.integer(0))
      let invited = Int(row.integer(1))
      let all = Int(row.integer(2))
      var counts = [GroupCategory.joined: joined, .invited: invited]
      // If counting stopped early, there may be more groups.
      if all < row.integer(3) { counts[.suggested] = all - joined - invited }
      read(counts.filter { $0.value <= limit })
    }
  }

  func groupNames() throws(GroupsError) -> [(id: Group.ID, name: String)] {
    var names: [(id: Group.ID, name: String)] = []
    try statements.forEachRow(of: "SELECT id, name FROM calcots.groups ORDER BY id") { row in
      names.append((id: String(row.integer(0)), name: row.text(1)))
    }
    return names
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
        SELECT groups.id, groups.name, memberships.id, memberships.standing,
          \(User.columns(of: "people")), \(User.columns(of: "inviters"))
        FROM calcots.groups
          LEFT JOIN calcots.memberships ON memberships.group_id = groups.id
          LEFT JOIN calcots.people ON people.id = memberships.person_id
          LEFT JOIN calcots.people AS inviters ON inviters.id = memberships.invited_by
        WHERE groups.id IN (\(some.placeholders))
        ORDER BY memberships.id
        """
      try statements.forEachRow(of: sql, some.map(Value.key)) { row in
        let id = String(row.integer(0))
        var group = groups[id] ?? Group(id: id, name: row.text(1))
        if !row.isNull(2) {
          let person: Int32 = 4
          let inviter = person + User.columnCount
          let invitation = Standing.invited(by: row.isNull(inviter) ? nil : User(row, from: inviter))
          let standing = row.text(3) == "joined" ? .joined : invitation
          group.participants.append(Participant(User(row, from: person), standing, number: Int(row.integer(2))))
        }
        groups[id] = group
      }
    }
    return groups
  }

  func people(matching filter: String, notIn group: Group.ID, limit: Int) throws(GroupsError) -> FoundPeople {
    let words = SearchWords(filter).folded
    // Keys from earlier versions contain apostrophes.
    let matches = words.indices.map { "AND \(Connection.position)(replace(name_key, '''', ''), $\($0 + 3)) > 0" }
    let sql = """
      SELECT \(User.columns(of: "people"))
      FROM calcots.name_keys JOIN calcots.people ON people.id = person_id
      WHERE person_id NOT IN (SELECT person_id FROM calcots.memberships WHERE group_id = $1)
        \(matches.joined(separator: " "))
      ORDER BY person_id LIMIT $2
      """
    // Ask for one person more than needed, to see whether there are more. Counting all of them would take longer.
    let values = [.key(of: group), .rows(limit, andMore: 1)] + words.map(Value.text)
    var exists = false
    var people: [User] = []
    try statements.read([
      Query("SELECT 1 FROM calcots.groups WHERE id = $1", [.key(of: group)]) { _ in exists = true },
      Query(sql, values) { people.append(User($0, from: 0)) },
    ])
    guard exists else { throw .groupGone }
    return FoundPeople(filter: filter, people: Array(people.prefix(limit)), isWhole: people.count <= limit)
  }

  func apply(_ edits: [GroupsEdit], by person: User) throws(GroupsError) -> [(group: Group, inverse: GroupsEdit)] {
    try change(.groups, by: person, orThrow: GroupsError.store) { () throws(GroupsError) in
      var groups = try lockedGroups(of: edits)
      return try edits.applyEach { edit throws(GroupsError) in
        if case .create(let name, let person) = edit { return try create(name, with: person) }
        guard let id = edit.group else { throw .groupGone }
        let before = groups[id]
        let edit = edit.keptByOthers(of: before, for: person.id)
        let (after, inverse) = try edit.applied(to: before, by: person.id) { person, standing throws(GroupsError) in
          try insert(person, standing, in: id)
        }
        try store(edit, leaving: after)
        if let before, let (other, kind) = edit.news(by: person.id) {
          try insertNews(kind, for: other, in: before, by: person)
        }
        groups[id] = after
        guard let group = after ?? before else { throw .groupGone }
        return (group, inverse)
      }
    }
  }

  private var statements: StatementRunner<Connection, GroupsError> {
    StatementRunner(on: connection, orThrow: GroupsError.store)
  }

  /// Returns the edits' groups that still exist, and locks them until the transaction ends.
  private func lockedGroups(of edits: [GroupsEdit]) throws(GroupsError) -> [Group.ID: Group] {
    // Lock the groups in the order of their numbers, so that no two transactions wait for each other.
    let ids = Set(edits.compactMap(\.group)).sorted { ($0.count, $0) < ($1.count, $1) }
    for some in ids.batches {
      let sql = "SELECT id FROM groups WHERE id IN (\(some.placeholders)) ORDER BY id \(Connection.rowLock)"
      try statements.run(sql, some.map(Value.key))
    }
    return try groups(ids)
  }

  /// Creates a group with one member.
  ///
  /// The store assigns the group's and the participant's number.
  private func create(_ name: GroupName, with person: User) throws(GroupsError) -> (group: Group, inverse: GroupsEdit) {
    var id: Group.ID?
    try statements.forEachRow(of: "INSERT INTO groups (name) VALUES ($1) RETURNING id", [.text(name.text)]) {
      id = String($0.integer(0))
    }
    guard let id else { throw .groupGone }
    let number = try insert(person, .joined, in: id)
    let group = Group(id: id, name: name.text, participants: [Participant(person, .joined, number: number)])
    return (group, .delete(group))
  }

  /// Adds a person to a group, and returns the number that the store assigns.
  private func insert(_ person: User, _ standing: Standing, in group: Group.ID) throws(GroupsError) -> Int {
    var number: Int?
    // A person who is no longer registered is not inserted.
    let sql = """
      INSERT INTO memberships (group_id, person_id, standing, invited_by)
      SELECT $1, id, $3, $4 FROM people WHERE id = $2 RETURNING id
      """
    try statements.forEachRow(of: sql, row(of: person.id, standing, in: group)) { number = Int($0.integer(0)) }
    guard let number else { throw .personGone }
    return number
  }

  /// Stores what an edit has changed, and deletes the group if nobody is in it any more.
  ///
  /// A person who is new to the group has been stored already, when the number was assigned.
  private func store(_ edit: GroupsEdit, leaving after: Group?) throws(GroupsError) {
    guard after != nil else {
      return try statements.run("DELETE FROM groups WHERE id = $1", .key(of: edit.group ?? ""))
    }
    switch edit {
    case .create, .delete:
      break
    case .restore(let group):
      try statements.run("INSERT INTO groups (id, name) VALUES ($1, $2)", .key(of: group.id), .text(group.name))
      try insert(group.participants, in: group.id)
    case .rename(let id, _, let name):
      try statements.run("UPDATE groups SET name = $2 WHERE id = $1", .key(of: id), .text(name))
    case .move(let person, let id, _, nil, _):
      let sql = "DELETE FROM memberships WHERE group_id = $1 AND person_id = $2"
      try statements.run(sql, .key(of: id), .key(of: person.id))
    case .move(let person, let id, let old, let standing?, let number):
      if old != .suggested {
        let sql = "UPDATE memberships SET standing = $3, invited_by = $4 WHERE group_id = $1 AND person_id = $2"
        try statements.run(sql, row(of: person.id, standing, in: id))
      } else if let number {
        try insert([Participant(person, standing, number: number)], in: id)
      }
    }
  }

  /// Inserts people into a group again, with their earlier numbers.
  private func insert(_ participants: [Participant], in group: Group.ID) throws(GroupsError) {
    for some in participants.batches {
      let rows = some.map { row(of: $0.id, $0.standing, in: group) + [.integer(Int64($0.number))] }
      try statements.insert(rows, into: "memberships (group_id, person_id, standing, invited_by, id)")
    }
  }

  /// The values of a membership except its number: group, person, standing and inviter.
  private func row(of person: User.ID, _ standing: Standing, in group: Group.ID) -> [Value] {
    let inviter: User? = if case .invited(let inviter) = standing { inviter } else { nil }
    return [
      .key(of: group), .key(of: person), .text(GroupCategory(standing).rawValue),
      inviter.map { .key(of: $0.id) } ?? .null,
    ]
  }
}

extension Value {
  /// Returns the value for a `LIMIT` of `count` rows and `more` further ones.
  fileprivate static func rows(_ count: Int, andMore more: Int) -> Value {
    .integer(Int64(min(count, Int(Int32.max)) + more))
  }
}

extension Array {
  /// The elements in order, in parts that are short enough for one statement.
  fileprivate var batches: [Self] {
    stride(from: 0, to: count, by: 500).map { Array(self[$0..<Swift.min($0 + 500, count)]) }
  }

  /// A placeholder for each element.
  fileprivate var placeholders: String { indices.map { "$\($0 + 1)" }.joined(separator: ", ") }
}

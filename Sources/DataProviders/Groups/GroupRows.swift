import Models

/// Assembles groups from rows of group id, group name, person id, first name and last name.
///
/// A group has one row for each member, or a single one without a person; its rows are consecutive. A person in several
/// groups is created only once, which saves most of the work for a long list.
package struct GroupRows {
  private var finished: [Group] = []
  private var unfinished: (id: Int64, name: String, members: [User])?
  private var people: [Int64: User] = [:]

  package init() {}

  /// Adds the next row.
  package mutating func add(_ row: some StoredRow) {
    let id = row.integer(0)
    if unfinished?.id != id {
      finishGroup()
      unfinished = (id, row.text(1), [])
    }
    guard !row.isNull(2) else { return }
    let member = person(in: row)
    unfinished?.members.append(member)
  }

  /// Returns the groups; call it after the last row.
  package mutating func finish() -> [Group] {
    finishGroup()
    return finished
  }

  private mutating func finishGroup() {
    guard let (id, name, members) = unfinished else { return }
    finished.append(Group(id: String(id), name: name, members: members))
    unfinished = nil
  }

  private mutating func person(in row: some StoredRow) -> User {
    let id = row.integer(2)
    if let known = people[id] { return known }
    let person = User(row, from: 2)
    people[id] = person
    return person
  }
}

/// A group as a list shows it.
package struct GroupSummary: Identifiable, Equatable, Sendable {
  package let id: Group.ID
  package let name: String
  package let memberCount: Int

  package init(id: Group.ID, name: String, memberCount: Int) {
    self.id = id
    self.name = name
    self.memberCount = memberCount
  }

  package init(_ group: Group) {
    self.init(id: group.id, name: group.name, memberCount: group.members.count)
  }
}

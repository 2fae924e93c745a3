/// A group of people: its members, and those whom a member has invited.
///
/// A group is there as long as somebody is in it or invited. Whose group it is follows for each person, and is stored nowhere.
package struct Group: Identifiable, Equatable, Sendable {
  /// Identifies the group permanently; ids are never reused.
  package let id: String
  package var name: String
  /// Members and invited people in the order of their numbers, which is that in which they came, without duplicates.
  package var participants: [Participant]

  package init(id: String, name: String, participants: [Participant] = []) {
    self.id = id
    self.name = name
    self.participants = participants
  }

  /// The members in the order in which they came to the group.
  package var members: [User] { participants.filter { $0.standing == .joined }.map(\.person) }

  /// What the group is to a person.
  package func category(for person: User.ID) -> GroupCategory {
    GroupCategory(participants.first { $0.id == person }?.standing)
  }
}

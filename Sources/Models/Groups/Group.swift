/// A group of people: its members, and the people whom a member has invited.
///
/// A group exists as long as it has a member or an invited person. Each person's relation to the group follows from the
/// participants, and is not stored.
package struct Group: Identifiable, Equatable, Sendable {
  /// Identifies the group permanently; ids are never reused.
  package let id: String
  package var name: String
  /// Members and invited people, without duplicates, in the order of their numbers.
  ///
  /// This is the order in which they were added to the group or invited.
  package var participants: [Participant]

  package init(id: String, name: String, participants: [Participant] = []) {
    self.id = id
    self.name = name
    self.participants = participants
  }

  /// The members, in the order of their numbers.
  package var members: [User] { participants.filter { $0.standing == .joined }.map(\.person) }

  /// Returns the relation of a person to the group.
  package func category(for person: User.ID) -> GroupCategory {
    GroupCategory(participants.first { $0.id == person }?.standing)
  }
}

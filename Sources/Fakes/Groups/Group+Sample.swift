import Models

nonisolated extension Group {
  /// A group that the user is in, with two others.
  package static let sample = Group(id: "1", name: "Calçotada Committee", members: [.sampleMe, .sample, .sampleJordi])
  /// A group that only the user is in.
  package static let sampleEmpty = Group(id: "2", name: "Bicycle Repair", members: [.sampleMe])
  /// A group that the user is invited to.
  package static let sampleInvited = Group(
    id: "3", name: "Castellers Training", members: [.sampleJordi], invited: [.sampleMe], by: .sampleJordi)
  /// A group that the user might like to join.
  package static let sampleSuggested = Group(id: "4", name: "Repair Café", members: [.sample])

  /// Creates a group with people in this order, numbered from 1.
  package init(id: String, name: String, members: [User], invited: [User] = [], by inviter: User? = nil) {
    self.init(id: id, name: name)
    for person in members {
      participants.append(Participant(person, .joined, number: participants.count + 1))
    }
    for person in invited {
      participants.append(Participant(person, .invited(by: inviter), number: participants.count + 1))
    }
  }
}

extension GroupSummary {
  package static let sample = GroupSummary(.sample)
  package static let sampleEmpty = GroupSummary(.sampleEmpty)
  package static let sampleInvited = GroupSummary(.sampleInvited)
  package static let sampleSuggested = GroupSummary(.sampleSuggested)
}

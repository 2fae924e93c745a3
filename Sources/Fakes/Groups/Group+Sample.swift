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

  /// Creates a group to which people came in this order, and are numbered in it.
  package init(id: String, name: String, members: [User], invited: [User] = [], by inviter: User? = nil) {
    let standings = members.map { ($0, Standing.joined) } + invited.map { ($0, .invited(by: inviter)) }
    let participants = zip(1..., standings).map { Participant($1.0, $1.1, number: $0) }
    self.init(id: id, name: name, participants: participants)
  }
}

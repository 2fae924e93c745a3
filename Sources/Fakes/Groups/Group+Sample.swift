import Models

extension Group {
  /// A joined group with two members.
  package static let sample = Group(id: "1", name: "Calçotada Committee", members: [.sample, .sampleJordi])
  /// A joined group without members.
  package static let sampleEmpty = Group(id: "2", name: "Bicycle Repair", members: [])
  /// A group that the user is invited to.
  package static let sampleInvited = Group(
    id: "3", name: "Castellers Training", category: .invited, members: [.sampleJordi])
  /// A group that the user might like to join.
  package static let sampleSuggested = Group(id: "4", name: "Repair Café", category: .suggested, members: [.sample])
}

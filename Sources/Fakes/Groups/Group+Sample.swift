import Models

nonisolated extension Group {
  /// A group that the user is in, with two others.
  package static let sample = Group(
    id: "1", name: "Calçotada Committee",
    participants: [Participant(.sampleMe), Participant(.sample), Participant(.sampleJordi)])
  /// A group that only the user is in.
  package static let sampleEmpty = Group(id: "2", name: "Bicycle Repair", participants: [Participant(.sampleMe)])
  /// A group that the user is invited to.
  package static let sampleInvited = Group(
    id: "3", name: "Castellers Training",
    participants: [Participant(.sampleJordi), Participant(.sampleMe, .invited(by: .sampleJordi))])
  /// A group that the user might like to join.
  package static let sampleSuggested = Group(id: "4", name: "Repair Café", participants: [Participant(.sample)])
}

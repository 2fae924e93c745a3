import Models

nonisolated extension User {
  /// A member of ``Group/sample``.
  package static let sample = User(id: "1", firstName: "Anna", lastName: "Roca")
  /// A member of ``Group/sample``.
  package static let sampleJordi = User(id: "2", firstName: "Jordi", lastName: "Soler")
  /// A person in no group.
  package static let sampleSiobhan = User(id: "3", firstName: "Siobhan", lastName: "O'Brien")
  /// A person in no group.
  package static let sampleMisaki = User(id: "4", firstName: "美咲", lastName: "佐藤")

  /// The user.
  package static let sampleMe = User(id: "5", firstName: "You", lastName: "")

  /// All people except the user, in the order in which they were registered.
  package static let samples = [sample, sampleJordi, sampleSiobhan, sampleMisaki]
}

/// Somebody who is in a group, or invited to it.
package struct Participant: Identifiable, Equatable, Sendable {
  package let person: User
  package var standing: Standing
  /// Grows with each person who comes to a group; whoever leaves and comes back gets a new one.
  package let number: Int

  package init(_ person: User, _ standing: Standing = .joined, number: Int) {
    self.person = person
    self.standing = standing
    self.number = number
  }

  package var id: User.ID { person.id }
}

/// Somebody who is in a group, or invited to it.
package struct Participant: Identifiable, Equatable, Sendable {
  package let person: User
  package var standing: Standing

  package init(_ person: User, _ standing: Standing = .joined) {
    self.person = person
    self.standing = standing
  }

  package var id: User.ID { person.id }
}

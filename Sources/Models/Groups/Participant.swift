/// Somebody who is in a group, or invited to it.
package struct Participant: Identifiable, Equatable, Sendable {
  package let person: User
  package var standing: Standing
  /// The participant's number.
  ///
  /// Later participants of any group have higher numbers.
  ///
  /// A person who leaves and comes back gets a new number.
  package let number: Int

  package init(_ person: User, _ standing: Standing = .joined, number: Int) {
    self.person = person
    self.standing = standing
    self.number = number
  }

  package var id: User.ID { person.id }
}

/// A participant's standing in a group.
package enum Standing: Equatable, Sendable {
  /// A member.
  case joined
  /// Invited to become a member; the inviter is not always known.
  case invited(by: User?)
}

/// An invitation to a group, as the invited person hears of it.
package struct Invitation: Equatable, Sendable {
  /// The participant's number; later invitations have higher ones.
  package let number: Int
  /// The name of the group.
  package let group: String
  /// The person who sent it, if that is known.
  package let inviter: User?

  package init(number: Int, group: String, by inviter: User?) {
    self.number = number
    self.group = group
    self.inviter = inviter
  }
}

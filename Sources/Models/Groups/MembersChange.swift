/// What the user has changed in a group's members.
package enum MembersChange: Equatable, Sendable {
  case added(User.ID)
  case removed(User)
}

/// How somebody is in a group.
package enum Standing: Equatable, Sendable {
  /// A member.
  case joined
  /// Asked to become a member; it is not always known by whom.
  case invited(by: User?)
}

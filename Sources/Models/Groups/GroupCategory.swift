/// The user's relation to a group.
///
/// The view models provide the localised names.
package enum GroupCategory: String, CaseIterable, Sendable {
  /// The user is a member.
  case joined
  /// The user has been invited to join.
  case invited
  /// The group is suggested to the user.
  case suggested
}

/// A person's relation to a group.
///
/// `GroupsText` provides the localised names.
package enum GroupCategory: String, CaseIterable, Sendable {
  /// The person is a member.
  case joined
  /// The person has been invited to join.
  case invited
  /// The person is neither a member nor invited, so the group is suggested.
  case suggested

  package init(_ standing: Standing?) {
    switch standing {
    case .joined: self = .joined
    case .invited: self = .invited
    case nil: self = .suggested
    }
  }
}

/// What the user has changed in the groups overview.
package enum GroupsChange: Equatable, Sendable {
  case created(Group.ID)
  /// A group of this category was joined.
  case joined(GroupSummary, from: GroupCategory)
  /// A group of this category was left, or its invitation declined.
  case left(GroupSummary, from: GroupCategory)
}

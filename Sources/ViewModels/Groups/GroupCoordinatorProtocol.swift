import Models

/// The ways out of the group detail.
///
/// Called only by its view model.
package protocol GroupCoordinatorProtocol: AnyObject {
  /// Asks the user a question; returns whether the user has confirmed it.
  func ask(_ question: Question) async -> Bool

  /// Leaves the detail. The group no longer exists, or the user has left it or declined the invitation.
  func dismissGroup()

  /// Lets the user pick people who are not in the group yet; returns nil if nobody is picked.
  func pickPeople(notIn group: Group.ID) async -> [User]?

  /// Lets the user pick people to invite to the group; returns nil if nobody is picked.
  func pickGuests(notIn group: Group.ID) async -> [User]?

  /// Shows the screen for renaming a group.
  func rename(group: Group.ID)
}

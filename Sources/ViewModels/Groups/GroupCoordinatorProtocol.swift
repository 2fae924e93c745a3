package import Models

/// Where the group detail leads.
///
/// Called by its view model only.
///
/// Seed 001.
package protocol GroupCoordinatorProtocol: AnyObject {
  /// Has the user pick somebody who is not in the group yet; nil if nobody was picked.
  func pickPerson(notIn group: Group.ID) async -> User.ID?

  /// Puts a question to the user; false if it is left unanswered.
  func ask(_ question: Question) async -> Bool

  /// Leaves the detail.
  func dismissGroup()
}

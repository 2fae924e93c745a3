package import Models

/// Where the groups overview leads.
///
/// Called by its view model only.
///
/// Seed 001.
package protocol GroupsCoordinatorProtocol: AnyObject {
  /// Shows a group's detail above the overview.
  func present(group: Group.ID)

  /// Leaves the overview.
  func dismissGroup()

  /// Puts a question to the user; false if it is left unanswered.
  func ask(_ question: Question) async -> Bool
}

import Models

/// The ways out of the groups overview.
///
/// Called only by its view model.
package protocol GroupsCoordinatorProtocol: AnyObject {
  /// Asks the user a question; returns the groups as the user saw them when agreeing, nil if the user does not agree.
  func ask(_ question: GroupQuestion) async -> [Group]?

  /// Shows the detail of a group.
  func present(group: Group.ID)
}

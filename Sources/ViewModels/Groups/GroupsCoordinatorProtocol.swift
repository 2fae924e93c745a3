import Models

/// The ways out of the groups overview.
///
/// Called only by its view model.
package protocol GroupsCoordinatorProtocol: AnyObject {
  /// Asks the user a question; returns false if it is left unanswered.
  func ask(_ question: Question) async -> Bool

  /// Asks whether to leave one group; returns it as the user saw it when agreeing, nil if the user does not agree.
  func ask(leaving group: Group.ID, from category: GroupCategory) async -> Group?

  /// Shows the detail of a group.
  func present(group: Group.ID)
}

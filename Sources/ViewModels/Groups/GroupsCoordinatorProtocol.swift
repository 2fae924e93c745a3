import Models

/// The ways out of the groups overview.
///
/// Called only by its view model.
package protocol GroupsCoordinatorProtocol: AnyObject {
  /// Asks the user a question; returns whether the user has confirmed it.
  func ask(_ question: Question) async -> Bool

  /// Shows the detail of a group.
  func present(group: Group.ID)

  /// Shows the news: actions of other people that affect the user.
  func presentNews()
}

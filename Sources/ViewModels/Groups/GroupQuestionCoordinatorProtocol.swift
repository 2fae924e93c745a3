import Models

/// The way out of the question whether to leave a group.
///
/// Called once by the question's view model.
package protocol GroupQuestionCoordinatorProtocol: AnyObject {
  /// Leaves the question, and answers with the group as the user saw it; nil if the user does not agree.
  func finish(with group: Group?)
}

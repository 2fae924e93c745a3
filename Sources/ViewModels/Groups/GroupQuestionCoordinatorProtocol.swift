import Models

/// The way out of a question about groups.
///
/// Called once by the question's view model.
package protocol GroupQuestionCoordinatorProtocol: AnyObject {
  /// Leaves the question, and answers with the groups as the user saw them; nil if the user does not agree.
  func finish(with groups: [Group]?)
}

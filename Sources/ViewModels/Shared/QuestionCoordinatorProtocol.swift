/// The ways out of a question.
///
/// Called once, by the question's view model.
package protocol QuestionCoordinatorProtocol: AnyObject {
  /// The answer is yes.
  func confirm()

  /// The answer is no.
  func cancel()
}

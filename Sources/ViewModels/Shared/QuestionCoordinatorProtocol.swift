/// The way out of a question.
///
/// Called once by the question's view model.
package protocol QuestionCoordinatorProtocol: AnyObject {
  /// Leaves the question, and gives the answer.
  func finish(with answer: Bool)
}

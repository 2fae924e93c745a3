import Presenting

/// What the view of a question needs from its view model.
package protocol QuestionViewModelProtocol {
  var question: Question { get }
  /// Why there is nothing left to ask; nil if there is.
  var notice: Notice? { get }
  /// Agrees.
  var confirm: Command<Void> { get }
  /// Declines.
  func cancel()
}

import Localization
import Models
import Presenting

extension StoreError: PresentableError {
  package var text: Text { Text(StoreText.error(self)) }

  package var remedy: Remedy? {
    switch problem {
    case .busy, .failed, .full, .gone, .readOnly, .replaced, .serverReadOnly, .timedOut, .unreachable: .retry
    // The text already explains what to do.
    case .inDoubt, .otherStore: nil
    case .corrupt, .newer: .chooseAnotherStore
    case .unusable(let details): details.presentable?.remedy
    }
  }
}

extension StoreError.Details {
  /// The text of the problem; an error without text is shown as Swift describes it.
  var text: Text { presentable?.text ?? Text(verbatim: "\(error)") }

  fileprivate var presentable: (any PresentableError)? { error as? any PresentableError }
}

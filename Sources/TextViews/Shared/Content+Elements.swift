import TextUI
import ViewModels

extension Content {
  /// The line that says how it stands with what the screen shows; a failure is the notice's affair.
  var elements: [Element] {
    switch self {
    case .loading(let text): [.progress(text)]
    case .empty(let text), .loaded(let text): [.text(text)]
    case .failed: []
    }
  }
}

import TextUI
import ViewModels

extension Content {
  /// The line that describes the content's state; none after a failure, which the notice explains.
  var elements: [Element] {
    switch self {
    case .loading(let text): [.progress(text)]
    case .empty(let text), .loaded(let text): [.text(text)]
    case .failed: []
    }
  }
}

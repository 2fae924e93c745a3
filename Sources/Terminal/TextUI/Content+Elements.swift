import Changes
import Localization
import Presenting

extension Content {
  /// The line that explains why nothing is shown; none after a failure, which has a notice.
  package var elements: [Element] {
    switch self {
    case .loading(let text): [.progress(text)]
    case .empty(let text): [.text(text)]
    case .loaded, .failed: []
    }
  }

  /// A summary in one line, if there is anything to show.
  package var summary: Text? {
    guard case .loaded(let text) = self else { return nil }
    return text
  }
}

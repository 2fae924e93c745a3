import Changes
import Localization
import Presenting

extension Content {
  /// A line that explains why nothing is shown: the content is loading, or there is none.
  ///
  /// After a failure, a notice gives the reason instead.
  package var elements: [Element] {
    switch self {
    case .loading(let text): [.progress(text)]
    case .empty(let text): [.text(text)]
    case .loaded, .failed: []
    }
  }

  /// A one-line summary of the content; nil unless it is loaded and not empty.
  package var summary: Text? {
    guard case .loaded(let text) = self else { return nil }
    return text
  }
}

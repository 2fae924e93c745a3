import Changes
import Localization

/// The state of the data that a screen fetches.
nonisolated package enum Content: Equatable, Sendable {
  case loading(Text)
  /// There is nothing to show, and nothing failed.
  case empty(Text)
  /// There is nothing to show because the fetch failed. The notice explains why.
  case failed
  /// There is something to show. The text sums it up in one line.
  case loaded(Text)
}

extension Content {
  /// Describes the latest value fetched.
  ///
  /// Without a value, the content is `loading` or `failed`.
  package init<Value, Failure: Error>(_ state: LoadState<Value, Failure>, describe: (Value) -> Content) {
    switch state {
    case .loaded(let value), .loading(let value?), .failed(_, let value?): self = describe(value)
    case .loading(nil): self = .loading(.shared(.loading))
    case .failed(_, nil): self = .failed
    }
  }
}

extension LoadState where Failure: Equatable {
  /// Returns this state, but without a value if the last fetch failed with `gone`.
  ///
  /// A deleted model is not shown, because no command on the screen could succeed.
  package func without(gone: Failure) -> LoadState {
    failure == gone ? .failed(gone, last: nil) : self
  }
}

extension LoadState where Failure: PresentableError & Equatable {
  /// Returns why the value cannot be changed: it is `gone`, failed to load, or is not loaded yet.
  ///
  /// Returns nil if the value can be changed.
  package func disabledReason(gone: Failure) -> Text? {
    if failure == gone { return gone.text }
    return value == nil ? failure?.text ?? .shared(.notLoaded) : nil
  }
}

extension LoadState where Failure: PresentableError {
  /// The notice of the last fetch, if it failed.
  package var notice: Notice? {
    failure.map { failure in
      // If there is no remedy, the error's own text is enough.
      let text = failure.remedy == nil ? failure.text : .shared(.fetchFailed(failure.text))
      return Notice(.error, text, remedy: failure.remedy)
    }
  }
}

import Changes
import Localization

/// The state of the data that a screen fetches.
nonisolated package enum Content: Equatable, Sendable {
  case loading(Text)
  /// There is nothing to show, and nothing failed.
  case empty(Text)
  /// There is nothing to show because the fetch failed. The notice says why.
  case failed
  /// There is something to show. The text sums it up in one line.
  case loaded(Text)
}

extension Content {
  /// Describes the latest value fetched, or says that there is none yet.
  package init<Value, Failure: Error>(_ state: LoadState<Value, Failure>, describe: (Value) -> Content) {
    switch state {
    case .loaded(let value), .loading(let value?), .failed(_, let value?): self = describe(value)
    case .loading(nil): self = .loading(.shared(.loading))
    case .failed(_, nil): self = .failed
    }
  }
}

extension LoadState where Failure: Equatable {
  /// The same state, without the last value if the last fetch has failed because that is `gone`.
  ///
  /// A model that is gone is not shown, because nothing on the screen could be done with it.
  package func without(gone: Failure) -> LoadState {
    failure == gone ? .failed(gone, last: nil) : self
  }
}

extension LoadState where Failure: PresentableError & Equatable {
  /// Why the value cannot be changed: it is `gone`, could not be loaded, or is not loaded yet.
  package func disabledReason(gone: Failure) -> Text? {
    if failure == gone { return gone.text }
    return value == nil ? failure?.text ?? .shared(.notLoaded) : nil
  }
}

extension LoadState where Failure: PresentableError {
  /// The notice of the last fetch, if it failed.
  package var notice: Notice? {
    failure.map { failure in
      // An error that a retry cannot fix needs no introduction.
      let text = failure.remedy == nil ? failure.text : .shared(.fetchFailed(failure.text))
      return Notice(.error, text, remedy: failure.remedy)
    }
  }
}

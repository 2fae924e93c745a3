/// The state of a model that is fetched, with the last value.
nonisolated package enum LoadState<Value, Failure: Error> {
  /// The fetch has not ended, or has not begun.
  case loading(last: Value?)
  case loaded(Value)
  case failed(Failure, last: Value?)

  /// The latest value fetched; a failed fetch keeps it.
  package var value: Value? {
    switch self {
    case .loaded(let value): value
    case .loading(let last), .failed(_, let last): last
    }
  }

  /// Why the last fetch failed; nil unless the state is ``failed(_:last:)``.
  package var failure: Failure? {
    if case .failed(let failure, _) = self { failure } else { nil }
  }
}

nonisolated extension LoadState: Equatable where Value: Equatable, Failure: Equatable {}
nonisolated extension LoadState: Sendable where Value: Sendable, Failure: Sendable {}

/// How far an interactor is with getting its model from the data provider.
///
/// The model itself is kept beside it: a fetch that fails takes nothing away.
nonisolated package enum Fetch<Failure: Error & Equatable>: Equatable {
  case notStarted
  /// Nothing has been fetched yet, or the last attempt failed and is being repeated.
  case running
  case failed(Failure)
  case finished
}

nonisolated extension Fetch: Sendable where Failure: Sendable {}

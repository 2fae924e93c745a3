import Observation

/// A model that is fetched from a data provider.
///
/// Owned by an interactor. A snapshot view model is replaced when ``didChange`` notifies; an observable one observes
/// ``state``.
@Observable
package final class FetchedModel<Value: Equatable, Failure: Error & Equatable> {
  package private(set) var state: LoadState<Value, Failure>
  /// Notified after each change of ``state``.
  package let didChange = ObserverSet<Void>()

  @ObservationIgnored private var requests = LatestRequest()

  /// Creates a model that is fetched for the first time; or again, if there is a value already.
  package init(_ value: Value? = nil) {
    state = value.map(LoadState.loaded) ?? .loading(last: nil)
  }

  /// Fetches the model.
  ///
  /// If fetches overlap, only the newest one counts. A failed fetch keeps the last value.
  package func fetch(_ newest: () async throws(Failure) -> Value) async {
    let request = requests.begin()
    if state.failure != nil { set(.loading(last: state.value)) }
    let answer: LoadState<Value, Failure>
    do {
      answer = .loaded(try await newest())
    } catch {
      answer = .failed(error, last: state.value)
    }
    if requests.isCurrent(request) { set(answer) }
  }

  private func set(_ newState: LoadState<Value, Failure>) {
    guard newState != state else { return }
    state = newState
    didChange.notify()
  }
}

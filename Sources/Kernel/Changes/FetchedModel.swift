import Observation

/// A model that is fetched from a data provider, with the rule for requests that overlap.
///
/// An interactor that fetches a single value owns a fetched model, and forwards its state:
///
/// ```swift
/// var group: LoadState<Group, GroupsError> { fetched.state }
///
/// func fetchGroup() async {
///   await fetched.fetch(notifying: groupMembersDidChange) { () throws(GroupsError) in try await dataProvider.group(id) }
/// }
/// ```
///
/// Owned by an interactor. A view model either observes ``state``, or has a copy of it and is replaced when the observers
/// are notified.
@Observable
package final class FetchedModel<Value: Equatable, Failure: Error & Equatable> {
  package private(set) var state: LoadState<Value, Failure>
  @ObservationIgnored private var requests = LatestRequest()

  /// Creates a model that is loaded if there is a value, and loading otherwise.
  package init(_ value: Value? = nil) {
    state = value.map(LoadState.loaded) ?? .loading(last: nil)
  }

  /// Fetches the model.
  ///
  /// If fetches overlap, only the latest one counts. Otherwise the answer that arrives last would be shown, whichever fetch it
  /// belongs to. A failed fetch keeps the last value, so that an error does not empty the screen.
  ///
  /// - Parameters:
  ///   - observers: Notified after each change of ``state``. Nil if no view model has a copy of the state.
  ///   - newest: Fetches the value.
  package func fetch(
    notifying observers: ObserverSet<Void>? = nil, _ newest: () async throws(Failure) -> Value
  ) async {
    func set(_ newState: LoadState<Value, Failure>) {
      guard newState != state else { return }
      state = newState
      observers?.notify()
    }
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
}

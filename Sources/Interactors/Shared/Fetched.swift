import Observation

/// A model as it was got last from a data provider, and how far the getting is.
///
/// Owned by an interactor whose view model is observable: whoever derives something from ``model`` or ``fetch`` hears of a
/// change. Of two overlapping requests the later wins, whichever answers first; one that fails takes nothing away.
@Observable
final class Fetched<Model: Equatable, Failure: Error & Equatable> {
  private(set) var model: Model
  private(set) var fetch = Fetch<Failure>.notStarted

  @ObservationIgnored private var requests = Requests()

  /// Nothing fetched yet, so the model is `initial`.
  init(initial: Model) {
    model = initial
  }

  /// Gets the model anew.
  func fetch(_ get: () async throws(Failure) -> Model) async {
    let request = requests.begin()
    if fetch != .finished {
      fetch = .running
    }
    let outcome: (Model, Fetch<Failure>)
    do {
      outcome = (try await get(), .finished)
    } catch {
      outcome = (model, .failed(error))
    }
    guard requests.wants(request) else { return }
    (model, fetch) = outcome
  }

  /// Takes what a change has answered: it is newer than what any fetch still under way was asked for.
  func take(_ changed: Model) {
    requests.begin()
    (model, fetch) = (changed, .finished)
  }
}

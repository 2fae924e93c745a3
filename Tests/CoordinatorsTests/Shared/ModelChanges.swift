import Changes
import Interactors
import Models
import Navigation
import Observation
import Testing

/// Counts how often the model of the screen on top changes, and how often its page gets another view model.
final class ModelChanges {
  /// How often the interactor notifies, or how often the state changes that is observed.
  private(set) var notifications = 0
  private(set) var successors = 0

  init(ofTopOf app: App) throws {
    let page = try #require(app.navigation.top as? any CountedPage)
    // The observed object keeps the closure.
    count(of: { [weak page] in page?.anyViewModel() }, increment: { $0.successors += 1 })
    let interactor = try #require(Mirror(reflecting: page.anyViewModel()).descendant("interactor"))
    let parts = [interactor] + Mirror(reflecting: interactor).children.map(\.value)
    if let set = parts.compactMap({ $0 as? ObserverSet<Void> }).first {
      set.add(self) { $0.notifications += 1 }
    } else if let set = parts.compactMap({ $0 as? ObserverSet<PileChange> }).first {
      set.add(self) { changes, _ in changes.notifications += 1 }
    } else {
      let model = try #require(parts.compactMap { $0 as? any ObservedModel }.first)
      count(of: { [weak model] in model?.observed }, increment: { $0.notifications += 1 })
    }
  }

  /// Counts the changes of what a closure reads.
  private func count(
    of value: @escaping @MainActor () -> Any?, increment: @escaping @MainActor (ModelChanges) -> Void
  ) {
    withObservationTracking {
      _ = value()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        increment(self)
        self.count(of: value, increment: increment)
      }
    }
  }
}

/// Objects to observe where no observer set notifies.
private protocol ObservedModel: AnyObject {
  var observed: Any { get }
}

extension FetchedModel: @MainActor ObservedModel {
  fileprivate var observed: Any { state }
}

extension RepliesInteractor: @MainActor ObservedModel {
  fileprivate var observed: Any { list as Any }
}

/// A page with any type of view, whose view model is observed.
private protocol CountedPage: AnyPage {
  func anyViewModel() -> Any
}

extension Page: @MainActor CountedPage {
  fileprivate func anyViewModel() -> Any { viewModel }
}

import Interactors
import Models
import Navigation
import Observation
import Changes
import Testing

/// Counts how often the model of the screen on top changes, and how often its page gets another view model.
final class ModelChanges {
  /// How often the interactor notifies, or how often the state changes that is observed.
  private(set) var notifications = 0
  private(set) var successors = 0

  init(ofTopOf app: App) throws {
    let page = try #require(app.navigation.top as? any CountedPage)
    // What is observed keeps the closure.
    count(of: { [weak page] in page?.anyViewModel() }) { $0.successors += 1 }
    let interactor = try #require(Mirror(reflecting: page.anyViewModel()).descendant("interactor"))
    if let interactor = interactor as? RepliesInteractor {
      count(of: { [weak interactor] in interactor?.list }) { $0.notifications += 1 }
    } else {
      let parts = Mirror(reflecting: interactor).children.filter { $0.label != "dataProvider" }.map(\.value)
      let sets = (parts + parts.flatMap { Mirror(reflecting: $0).children.map(\.value) })
      sets.compactMap { $0 as? ObserverSet<Void> }.forEach { $0.add(self) { $0.notifications += 1 } }
      sets.compactMap { $0 as? ObserverSet<PileChange> }.forEach {
        $0.add(self) { changes, _ in changes.notifications += 1 }
      }
      try #require(!sets.isEmpty)
    }
  }

  /// Counts the changes of what a closure reads.
  private func count(
    of value: @escaping @MainActor () -> Any?, _ increment: @escaping @MainActor (ModelChanges) -> Void
  ) {
    withObservationTracking {
      _ = value()
    } onChange: { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        increment(self)
        self.count(of: value, increment)
      }
    }
  }
}

/// A page with any type of view, whose view model is observed.
private protocol CountedPage: AnyPage {
  func anyViewModel() -> Any
}

extension Page: @MainActor CountedPage {
  fileprivate func anyViewModel() -> Any { viewModel }
}

/// A view model that is an immutable copy of the interactor's state at one moment.
///
/// It never contradicts itself, and its commands act on the rows that the user saw. When the model changes, the page replaces
/// the view model with its successor:
///
/// ```swift
/// func updated() -> Self { Self(interactor: interactor, coordinator: coordinator) }
/// ```
package protocol Snapshot {
  /// Returns the successor, made from the same interactor and coordinator.
  func updated() -> Self
}

/// A view model without state of its own: an immutable copy of the interactor's state at one moment.
///
/// When the model changes, the page replaces the view model with its successor.
package protocol Snapshot {
  /// Returns the successor, made from the same interactor and coordinator.
  func updated() -> Self
}

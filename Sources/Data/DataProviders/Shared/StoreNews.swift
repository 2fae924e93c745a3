import Models

/// What a store tells those who watch it.
package enum StoreNews: Equatable, Sendable {
  /// Other programs have changed it, or may have. It is live unless changes are no longer heard of as soon as they are
  /// made.
  case changed(isLive: Bool)
  /// It is no longer the store that was opened, and nothing is written to it.
  case lost(StoreError)
}

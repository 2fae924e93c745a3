import Models

/// News from a store, for whoever watches it.
package enum StoreNews: Equatable, Sendable {
  /// Other programs have changed the store, or may have. It is live if such changes are noticed as soon as they are made.
  case changed(isLive: Bool)
  /// The store is no longer the one that was opened; nothing is written to it.
  case lost(StoreError)
}

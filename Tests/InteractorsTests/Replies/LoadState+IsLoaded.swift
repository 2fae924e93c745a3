import Changes

extension LoadState {
  /// Whether the last fetch succeeded, and none is under way.
  var isLoaded: Bool {
    if case .loaded = self { true } else { false }
  }
}

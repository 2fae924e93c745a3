/// What stands in the middle of a screen whose model is fetched; the text is finished.
nonisolated package enum Content: Equatable, Sendable {
  case loading(String)
  /// There is nothing, and that is all right.
  case empty(String)
  /// There is nothing to show because the fetch failed: what happened and what to do.
  case failed(String)
  /// There is something; a summary in a line.
  case loaded(String)
}

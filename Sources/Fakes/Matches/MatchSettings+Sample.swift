package import Models

extension MatchSettings {
  /// Settings with these values.
  ///
  /// - Throws: `MatchError` if a game cannot start with them.
  nonisolated package static func sample(
    initialCount: Int = 18, removeMax: Int = 3, strategy: MatchStrategy = .dumb
  ) throws(MatchError) -> MatchSettings {
    var settings = MatchSettings()
    try settings.setInitialCount(initialCount)
    try settings.setRemoveMax(removeMax)
    settings.strategy = strategy
    return settings
  }
}

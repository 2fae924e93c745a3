import Models

nonisolated extension MatchSettings {
  /// Creates settings with these values.
  ///
  /// - Throws: `MatchError` if a value is out of range.
  package static func sample(
    initialCount: Int = 18, removeMax: Int = 3, strategy: MatchStrategy = .dumb
  ) throws(MatchError) -> MatchSettings {
    var settings = MatchSettings()
    try settings.setInitialCount(initialCount)
    try settings.setRemoveMax(removeMax)
    settings.strategy = strategy
    return settings
  }
}

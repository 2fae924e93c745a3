/// How the computer plays.
package enum MatchStrategy: String, CaseIterable, Sendable {
  case dumb, wild, smart

  /// Returns the engine for this strategy; the wild engine takes its numbers from `random`.
  package func engine(random: any RandomSource) -> any MatchEngine {
    switch self {
    case .dumb: DumbEngine()
    case .wild: WildEngine(random: random)
    case .smart: SmartEngine()
    }
  }
}

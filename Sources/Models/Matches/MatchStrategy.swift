/// How the computer plays.
///
/// Seed 004.
package enum MatchStrategy: String, CaseIterable, Sendable {
  case dumb, wild, smart

  /// The engine that plays so.
  package func engine(random: any RandomSource) -> any MatchEngine {
    switch self {
    case .dumb: DumbEngine()
    case .wild: WildEngine(random: random)
    case .smart: SmartEngine()
    }
  }
}

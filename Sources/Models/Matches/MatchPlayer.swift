/// The two who play the match game.
///
/// Seed 004.
package enum MatchPlayer: Sendable {
  case user, computer

  package var other: MatchPlayer {
    switch self {
    case .user: .computer
    case .computer: .user
    }
  }
}

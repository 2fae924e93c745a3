/// A player of the match game.
package enum MatchPlayer: Sendable {
  case user, computer

  package var other: MatchPlayer {
    switch self {
    case .user: .computer
    case .computer: .user
    }
  }
}

import Models
import Testing

struct MatchGameTests {
  @Test func `a game starts with all matches, and the user moves first`() throws {
    let game = try MatchGame(initialCount: 20)
    #expect(game.count == 20)
    #expect(game.turn == .user)
    #expect(game.loser == nil)
  }

  @Test func `with every valid setting, a first move is possible and does not end the game`() throws {
    for count in MatchSettings.initialCounts {
      for removeMax in MatchSettings.removeLimits {
        let limit = try MatchGame(initialCount: count, removeMax: removeMax).limit(for: .user)
        #expect(1 <= limit && limit < count)
      }
    }
  }

  @Test func `players move in turn`() throws {
    var game = try MatchGame(initialCount: 12)
    try game.remove(3, by: .user)
    #expect(game.count == 9 && game.turn == .computer)
    try game.remove(1, by: .computer)
    #expect(game.count == 8 && game.turn == .user)
  }

  @Test func `a move out of turn is refused`() throws {
    var game = try MatchGame(initialCount: 12)
    #expect(throws: MatchError.outOfTurn) { try game.remove(1, by: .computer) }
    try game.remove(1, by: .user)
    #expect(throws: MatchError.outOfTurn) { try game.remove(1, by: .user) }
    #expect(game.count == 11)
  }

  @Test(arguments: [0, -1, 4, Int.max, Int.min])
  func `a move that takes less than one match, or more than the limit, is refused`(number: Int) throws {
    var game = try MatchGame(initialCount: 12)
    #expect(throws: MatchError.notAllowed(limit: 3)) { try game.remove(number, by: .user) }
    #expect(try game == MatchGame(initialCount: 12))
  }

  @Test func `a move can be checked against the rules without making the move`() throws {
    let game = try MatchGame(initialCount: 12)
    #expect(game.problem(removing: 4, by: .user) == .notAllowed(limit: 3))
    #expect(game.problem(removing: 1, by: .computer) == .outOfTurn)
    #expect(game.problem(removing: 3, by: .user) == nil)
  }

  @Test func `the limit is never more than the number of matches left`() throws {
    var game = try MatchGame(left: 2)
    #expect(game.limit(for: .user) == 2)
    #expect(throws: MatchError.notAllowed(limit: 2)) { try game.remove(3, by: .user) }
  }

  @Test func `the limit is 0 for the player whose turn it is not`() throws {
    var game = try MatchGame(initialCount: 12, removeMax: 2)
    #expect(game.limit(for: .user) == 2 && game.limit(for: .computer) == 0)
    try game.remove(1, by: .user)
    #expect(game.limit(for: .user) == 0 && game.limit(for: .computer) == 2)
  }

  @Test(arguments: [MatchPlayer.user, .computer])
  func `the player who removes the last match loses`(player: MatchPlayer) throws {
    var game = try MatchGame(left: player == .user ? 1 : 2)
    try game.remove(1, by: .user)
    if player == .computer { try game.remove(1, by: .computer) }
    #expect(game.loser == player)
    #expect(game.limit(for: .user) == 0 && game.limit(for: .computer) == 0)
    #expect(throws: MatchError.gameIsOver) { try game.remove(1, by: game.turn) }
  }
}

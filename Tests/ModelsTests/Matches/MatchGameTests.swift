import Models
import Testing

struct MatchGameTests {
  @Test func `a game starts with the user and all matches`() {
    let game = MatchGame(MatchSettings())
    #expect(game.count == 18)
    #expect(game.turn == .user)
    #expect(game.loser == nil)
  }

  @Test func `players take in turn`() throws {
    var game = MatchGame(count: 10, removeMax: 3)
    try game.remove(3, by: .user)
    #expect(game.count == 7 && game.turn == .computer)
    try game.remove(1, by: .computer)
    #expect(game.count == 6 && game.turn == .user)
  }

  @Test func `out of turn nothing can be taken`() throws {
    var game = MatchGame(count: 10, removeMax: 3)
    #expect(throws: MatchError.outOfTurn) { try game.remove(1, by: .computer) }
    try game.remove(1, by: .user)
    #expect(throws: MatchError.outOfTurn) { try game.remove(1, by: .user) }
    #expect(game.count == 9)
  }

  @Test(arguments: [0, -1, 4, Int.max, Int.min])
  func `from 1 to the limit can be taken, and nothing else`(number: Int) {
    var game = MatchGame(count: 10, removeMax: 3)
    #expect(throws: MatchError.notAllowed(limit: 3)) { try game.remove(number, by: .user) }
    #expect(game == MatchGame(count: 10, removeMax: 3))
  }

  @Test func `the limit is what is left, where that is less`() throws {
    var game = MatchGame(count: 2, removeMax: 3)
    #expect(game.limit == 2)
    #expect(throws: MatchError.notAllowed(limit: 2)) { try game.remove(3, by: .user) }
  }

  @Test func `the user's limit is 0 when it is not the user's turn`() throws {
    var game = MatchGame(count: 10, removeMax: 3)
    #expect(game.userLimit == 3)
    try game.remove(1, by: .user)
    #expect(game.userLimit == 0 && game.limit == 3)
  }

  @Test(arguments: [MatchPlayer.user, .computer])
  func `whoever takes the last match loses`(player: MatchPlayer) throws {
    var game = MatchGame(count: player == .user ? 1 : 2, removeMax: 1)
    try game.remove(1, by: .user)
    if player == .computer { try game.remove(1, by: .computer) }
    #expect(game.loser == player)
    #expect(game.limit == 0 && game.userLimit == 0)
    #expect(throws: MatchError.gameIsOver) { try game.remove(1, by: game.turn) }
  }
}

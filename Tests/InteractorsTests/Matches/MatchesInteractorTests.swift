import Changes
import Fakes
import Interactors
import Models
import Observation
import Testing

struct MatchesInteractorTests {
  private let interactor = MatchesInteractor(random: ScriptedRandom([1]))

  /// The changes of the pile that are announced during an action.
  private func changes(during act: () throws(MatchError) -> Void) throws(MatchError) -> [PileChange] {
    final class Listener { var heard: [PileChange] = [] }
    let listener = Listener()
    interactor.pileDidChange.add(listener) { $0.heard.append($1) }
    try act()
    return listener.heard
  }

  // MARK: Moves

  @Test func `the computer answers a move at once`() throws {
    #expect(interactor.computerMove == nil)
    try interactor.take(3)
    #expect(interactor.game.count == 14)
    #expect(interactor.game.turn == .user)
    #expect(interactor.computerMove == 1)
  }

  @Test(arguments: [(MatchStrategy.dumb, 1), (.smart, 2), (.wild, 3)])
  func `the computer plays by the strategy`(strategy: MatchStrategy, move: Int) throws {
    let settings = try MatchSettings.sample(initialCount: 20, strategy: strategy)
    let interactor = MatchesInteractor(settings: settings, random: ScriptedRandom([3]))
    // Leaves 19, two above a losing number.
    try interactor.take(1)
    #expect(interactor.computerMove == move)
  }

  @Test func `a random move is one of the possible moves`() throws {
    let random = ScriptedRandom([3])
    let interactor = MatchesInteractor(settings: try .sample(initialCount: 12, strategy: .wild), random: random)
    for number in [1, 3, 1] { try interactor.take(number) }
    #expect(random.calls == [1...3, 1...3, 1...1])
  }

  @Test func `two removals of the same number of matches are two separate events`() throws {
    #expect(try changes { () throws(MatchError) in try interactor.take(1) } == [.removed(1), .removed(1)])
  }

  @Test(arguments: [0, -1, 4, Int.max])
  func `a move against the rules changes nothing and is not announced`(number: Int) throws {
    try interactor.take(2)
    let running = interactor.game
    let changes = try changes { () throws(MatchError) in
      #expect(throws: MatchError.notAllowed(limit: 3)) { try interactor.take(number) }
    }
    #expect(changes == [])
    #expect(interactor.game == running)
    #expect(interactor.computerMove == 1)
  }

  // MARK: The end

  @Test func `the computer can remove the last match`() throws {
    for number in [3, 3, 3, 3, 1] { try interactor.take(number) }
    #expect(interactor.game.loser == .computer)
    #expect(throws: MatchError.gameIsOver) { try interactor.take(1) }
  }

  @Test func `the computer does not answer the user's last move`() throws {
    for number in [3, 3, 3, 3] { try interactor.take(number) }
    #expect(try changes { () throws(MatchError) in try interactor.take(2) } == [.removed(2)])
    #expect(interactor.game.loser == .user)
  }

  @Test func `if the computer's move ends the game, the previous move is still the one reported`() throws {
    let interactor = MatchesInteractor(
      settings: try .sample(initialCount: 12, strategy: .wild), random: ScriptedRandom([2]))
    for number in [3, 3, 1] { try interactor.take(number) }
    #expect(interactor.game.loser == .computer)
    #expect(interactor.computerMove == 2)
  }

  // MARK: New games

  @Test(arguments: [0, 1, 5])
  func `a new game can start at any time`(moves: Int) throws {
    for _ in 0..<moves { try interactor.take(min(3, interactor.game.limit(for: .user))) }
    #expect(try changes { () throws(MatchError) in interactor.newGame() } == [.reset(18)])
    #expect(interactor.game == MatchGame(MatchSettings()))
    #expect(interactor.computerMove == nil)
  }

  @Test func `a new game keeps the settings`() throws {
    let settings = try MatchSettings.sample(initialCount: 24, removeMax: 2, strategy: .smart)
    interactor.use(settings)
    try interactor.take(2)
    interactor.newGame()
    #expect(interactor.settings == settings)
    #expect(interactor.game == MatchGame(settings))
  }

  @Test func `if the chosen settings are the same as before, the game continues`() throws {
    try interactor.take(2)
    let running = interactor.game
    #expect(try changes { () throws(MatchError) in interactor.use(MatchSettings()) } == [])
    #expect(interactor.game == running)
    #expect(interactor.computerMove == 1)
  }

  @Test(arguments: [(20, 3, MatchStrategy.dumb), (18, 2, .dumb), (18, 3, .wild)])
  func `changing a single setting starts a new game`(initialCount: Int, removeMax: Int, strategy: MatchStrategy) throws
  {
    try interactor.take(2)
    let other = try MatchSettings.sample(initialCount: initialCount, removeMax: removeMax, strategy: strategy)
    #expect(try changes { () throws(MatchError) in interactor.use(other) } == [.reset(initialCount)])
    #expect(interactor.settings == other)
    #expect(interactor.game == MatchGame(other))
    #expect(interactor.computerMove == nil)
  }

  // MARK: Observation

  @Test func `a move notifies an observer of the game`() async throws {
    try await confirmation { changed in
      withObservationTracking {
        _ = interactor.game
      } onChange: {
        changed()
      }
      try interactor.take(1)
    }
  }
}

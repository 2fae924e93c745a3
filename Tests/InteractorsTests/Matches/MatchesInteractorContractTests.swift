import Fakes
import Interactors
import Models
import Testing

/// What every conformer of `MatchesInteractorProtocol` promises: the real one, with the dumb engine, and the fake.
///
/// Seed 004.
struct MatchesInteractorContractTests {
  enum Conformer: CaseIterable {
    case real, fake

    @MainActor func make() -> any MatchesInteractorProtocol {
      switch self {
      case .real: MatchesInteractor(random: GeneratedRandom(seed: 1))
      case .fake: MatchesFakeInteractor()
      }
    }
  }

  /// What is told of the pile while something is done.
  private func changes(
    of interactor: any MatchesInteractorProtocol, while act: () throws(MatchError) -> Void
  ) throws(MatchError) -> [PileChange] {
    var changes: [PileChange] = []
    let entry = interactor.pileDidChange.add { changes.append($0) }
    defer { interactor.pileDidChange.remove(entry) }
    try act()
    return changes
  }

  @Test(arguments: Conformer.allCases)
  func `a move of the user's is answered at once`(conformer: Conformer) throws {
    let interactor = conformer.make()
    #expect(interactor.computerMove == nil)
    try interactor.take(3)
    #expect(interactor.game.count == 14)
    #expect(interactor.game.turn == .user)
    #expect(interactor.computerMove == 1)
  }

  @Test(arguments: Conformer.allCases)
  func `two equal removals are two events`(conformer: Conformer) throws {
    let interactor = conformer.make()
    let told = try changes(of: interactor) { () throws(MatchError) in try interactor.take(1) }
    #expect(told == [.removed(1), .removed(1)])
  }

  @Test(arguments: Conformer.allCases, [0, -1, 4, Int.max])
  func `what the rules do not allow changes nothing and tells nobody`(conformer: Conformer, number: Int) {
    let interactor = conformer.make()
    var told = 0
    interactor.pileDidChange.add { _ in told += 1 }
    #expect(throws: MatchError.notAllowed(limit: 3)) { try interactor.take(number) }
    #expect(interactor.game == MatchGame(MatchSettings()))
    #expect(told == 0)
  }

  /// Takes three until two are left.
  private func play(_ interactor: any MatchesInteractorProtocol) throws(MatchError) {
    for _ in 0..<4 { try interactor.take(3) }
  }

  @Test(arguments: Conformer.allCases)
  func `the computer can take the last match, and the round before stays in mind`(conformer: Conformer) throws {
    let interactor = conformer.make()
    try play(interactor)
    try interactor.take(1)
    #expect(interactor.game.loser == .computer)
    #expect(interactor.computerMove == 1)
    #expect(throws: MatchError.gameIsOver) { try interactor.take(1) }
  }

  @Test(arguments: Conformer.allCases)
  func `when the user takes the last match, the computer does not answer`(conformer: Conformer) throws {
    let interactor = conformer.make()
    try play(interactor)
    let told = try changes(of: interactor) { () throws(MatchError) in try interactor.take(2) }
    #expect(told == [.removed(2)])
    #expect(interactor.game.loser == .user)
  }

  @Test(arguments: Conformer.allCases)
  func `a new game starts with all matches, whenever it is wanted`(conformer: Conformer) throws {
    let interactor = conformer.make()
    try interactor.take(2)
    let told = try changes(of: interactor) { () throws(MatchError) in interactor.newGame() }
    #expect(told == [.reset(18)])
    #expect(interactor.game == MatchGame(MatchSettings()))
    #expect(interactor.computerMove == nil)
  }

  @Test(arguments: Conformer.allCases)
  func `the same settings let the game go on`(conformer: Conformer) throws {
    let interactor = conformer.make()
    try interactor.take(2)
    let running = interactor.game
    interactor.use(MatchSettings())
    #expect(interactor.game == running)
  }

  @Test(arguments: Conformer.allCases, [(20, 3, MatchStrategy.dumb), (18, 2, .dumb), (18, 3, .wild)])
  func `a single setting that is another one starts a new game`(
    conformer: Conformer, setting: (Int, Int, MatchStrategy)
  ) throws {
    let interactor = conformer.make()
    try interactor.take(2)
    let other = try MatchSettings.sample(initialCount: setting.0, removeMax: setting.1, strategy: setting.2)
    interactor.use(other)
    #expect(interactor.settings == other)
    #expect(interactor.game == MatchGame(other))
    #expect(interactor.computerMove == nil)
  }
}

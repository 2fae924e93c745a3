import Changes
import Fakes
import Interactors
import Localization
import Models
import Observation
import Presenting
import Testing
import Texts
import ViewModels

struct MatchesViewModelTests {
  private let interactor = MatchesFakeInteractor()
  private let coordinator = MatchesFakeCoordinator()
  private let viewModel: MatchesViewModel

  init() {
    viewModel = MatchesViewModel(interactor: interactor, coordinator: coordinator)
  }

  private var takes: [Command<Void>] { [viewModel.takeOne, viewModel.takeTwo, viewModel.takeThree] }

  // MARK: On the screen

  @Test(arguments: [0, 1, 2, 24])
  func `the number of matches left is shown`(count: Int) throws {
    interactor.game = try .sample(count: count)
    #expect(viewModel.gameState == .matches(.matchCount(count)))
    #expect(viewModel.matchCount == count)
  }

  @Test(arguments: [(nil, MatchesText.pleaseStart), (1, .removed(1)), (3, .removed(3))])
  func `the computer's move is shown`(move: Int?, report: MatchesText) {
    interactor.computerMove = move
    #expect(viewModel.report == .matches(report))
  }

  // MARK: What can be taken

  @Test(
    arguments: [
      (18, 3, [true, true, true]), (3, 3, [true, true, true]), (2, 3, [true, true, false]),
      (1, 3, [true, false, false]),
      (0, 3, [false, false, false]), (18, 2, [true, true, false]), (18, 1, [true, false, false]),
    ])
  func `the possible moves depend on the pile and the maximum`(count: Int, removeMax: Int, expected: [Bool]) throws {
    interactor.game = try .sample(count: count, removeMax: removeMax)
    #expect(takes.map(\.isEnabled) == expected)
  }

  @Test func `two matches can be taken if the pile and the maximum are both more than one`() throws {
    for count in 0...24 {
      for removeMax in 1...3 {
        interactor.game = try .sample(count: count, removeMax: removeMax)
        #expect(viewModel.takeTwo.isEnabled == (count > 1 && removeMax > 1))
      }
    }
  }

  @Test(arguments: [(2, MatchesText.notAllowed(limit: 2)), (1, .notAllowed(limit: 1)), (0, .gameIsOver)])
  func `an impossible move is refused with the reason`(count: Int, reason: MatchesText) async throws {
    interactor.game = try .sample(count: count)
    await #expect(throws: CommandError(.matches(reason))) { try await viewModel.takeThree() }
    #expect(interactor.calls == [])
  }

  @Test func `on the computer's turn, the user can take no matches`() throws {
    try interactor.game.remove(1, by: .user)
    #expect(takes.map(\.disabledReason) == Array(repeating: .matches(.outOfTurn), count: 3))
  }

  // MARK: What the user does

  @Test func `taking matches calls the interactor, and opens nothing while the game goes on`() async throws {
    for take in takes { try await take() }
    #expect(interactor.calls == [.take(1), .take(2), .take(3)])
    #expect(coordinator.calls == [])
  }

  @Test func `each round reports the removed matches, even with the same numbers as in the round before`() async throws
  {
    interactor.pileDidChange.add(viewModel) { viewModel, change in viewModel.pileDidChange(change) }
    for removals in [[2, 1], [1, 1], [1, 1]] {
      interactor.changes = removals.map(PileChange.removed)
      #expect(try await viewModel.takeOne()?.text == .matches(.removals(removals)))
    }
  }

  @Test func `the last round has no report, because a question announces the end of the game`() async throws {
    interactor.nextGame = try .sample(lostBy: .user)
    #expect(try await viewModel.takeOne() == nil)
  }

  @Test func `a move that the rules no longer allow is refused`() async {
    interactor.failure = .notAllowed(limit: 2)
    await #expect(throws: CommandError(.matches(.notAllowed(limit: 2)))) { try await viewModel.takeThree() }
    #expect(coordinator.calls == [])
  }

  @Test(arguments: [(MatchPlayer.user, MatchesText.userLost), (.computer, .computerLost)])
  func `after the last move, a question announces the end of the game, and its only answer starts a new game`(
    loser: MatchPlayer, message: MatchesText
  ) async throws {
    interactor.nextGame = try .sample(lostBy: loser)
    try await viewModel.takeOne()
    let end = Question(
      title: .matches(.overTitle), message: .matches(message), confirm: .matches(.newGame), cancel: nil)
    #expect(coordinator.calls == [.ask(end)])
    #expect(interactor.calls == [.take(1), .newGame])
  }

  @Test func `if the user leaves the question at the end of a game unanswered, no new game starts`() async throws {
    interactor.nextGame = try .sample(lostBy: .user)
    coordinator.answer = false
    try await viewModel.takeOne()
    #expect(interactor.calls == [.take(1)])
  }

  @Test(arguments: [0, 5, 18])
  func `a new game can start at any time`(count: Int) throws {
    interactor.game = try .sample(count: count)
    viewModel.newGame()
    #expect(interactor.calls == [.newGame])
  }

  @Test func `the form for the settings begins with the current settings`() async throws {
    interactor.settings = try .sample(initialCount: 20, strategy: .wild)
    try await viewModel.changeSettings()
    #expect(coordinator.calls == [.changeSettings(interactor.settings)])
  }

  @Test func `changed settings are passed to the interactor`() async throws {
    let settings = try MatchSettings.sample(initialCount: 24)
    coordinator.chosenSettings = settings
    try await viewModel.changeSettings()
    #expect(interactor.calls == [.use(settings)])
  }

  @Test func `if the user leaves the form, the settings stay unchanged, and a report shows this`() async throws {
    #expect(try await viewModel.changeSettings()?.text == .matches(.settingsKept))
    #expect(interactor.calls == [])
  }
}

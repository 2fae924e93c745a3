import Fakes
import Interactors
import Localization
import Models
import Testing
import ViewModels

/// Seed 004.
struct MatchesViewModelTests {
  private let interactor = MatchesFakeInteractor()
  private let coordinator = MatchesFakeCoordinator()
  private let viewModel: MatchesViewModel

  init() {
    viewModel = MatchesViewModel(interactor: interactor, coordinator: coordinator)
  }

  /// Whether one, two and three can be taken.
  private var enabled: [Bool] { [viewModel.takeOne, viewModel.takeTwo, viewModel.takeThree].map(\.isEnabled) }

  // MARK: What is shown

  @Test(arguments: [(0, "0 matches"), (1, "1 match"), (2, "2 matches"), (24, "24 matches")])
  func `it says how many are left`(count: Int, text: String) {
    interactor.game = MatchGame(count: count, removeMax: 3)
    #expect(viewModel.gameState == text)
    #expect(viewModel.matchCount == count)
  }

  @Test(arguments: [(nil, "Please start"), (1, "I remove 1 match"), (3, "I remove 3 matches")])
  func `it says what the computer did`(move: Int?, report: String) {
    interactor.computerMove = move
    #expect(viewModel.report == report)
  }

  @Test func `two equal removals are both told, and a new game has none`() {
    #expect(viewModel.lastRemovals == nil)
    viewModel.pileDidChange(.removed(1))
    viewModel.pileDidChange(.removed(1))
    #expect(viewModel.lastRemovals == "Removed: −1  −1")
    viewModel.pileDidChange(.reset(18))
    #expect(viewModel.lastRemovals == nil)
  }

  @Test func `the removals are those of this round`() async throws {
    interactor.pileDidChange.add(viewModel, MatchesViewModel.pileDidChange)
    try await viewModel.takeThree()
    try await viewModel.takeTwo()
    #expect(viewModel.lastRemovals == "Removed: −2  −1")
  }

  @Test(
    arguments: [
      (18, 3, [true, true, true]), (3, 3, [true, true, true]), (2, 3, [true, true, false]),
      (1, 3, [true, false, false]),
      (0, 3, [false, false, false]), (18, 2, [true, true, false]), (18, 1, [true, false, false]),
    ])
  func `what can be taken follows from the user's limit`(count: Int, removeMax: Int, expected: [Bool]) {
    interactor.game = MatchGame(count: count, removeMax: removeMax)
    #expect(enabled == expected)
  }

  @Test func `on the user's turn two can be taken where the pile and the rule both have more than one`() {
    for count in 0...24 {
      for removeMax in 1...3 {
        interactor.game = MatchGame(count: count, removeMax: removeMax)
        #expect(viewModel.takeTwo.isEnabled == (count > 1 && removeMax > 1))
      }
    }
  }

  @Test func `on the computer's turn nothing can be taken, and that is the reason`() async throws {
    try interactor.game.remove(1, by: .user)
    #expect(enabled == [false, false, false])
    await #expect(throws: Refusal("It is not your turn. Wait.")) { try await viewModel.takeOne() }
  }

  // MARK: What the user does

  @Test func `taking goes to the interactor`() async throws {
    try await viewModel.takeOne()
    try await viewModel.takeTwo()
    try await viewModel.takeThree()
    #expect(interactor.calls == [.take(1), .take(2), .take(3)])
    #expect(coordinator.calls == [])
  }

  @Test(
    arguments: [
      (2, "So many cannot be taken now: take from 1 to 2."), (1, "So many cannot be taken now: take 1."),
      (0, "The game is over. Start a new one."),
    ])
  func `what cannot be taken now is refused, with the reason`(count: Int, reason: String) async {
    interactor.game = MatchGame(count: count, removeMax: 3)
    await #expect(throws: Refusal(reason)) { try await viewModel.takeThree() }
    #expect(interactor.calls == [])
  }

  @Test(arguments: [(1, "You have lost"), (2, "I have lost")])
  func `the end is told as a question with a single answer, which starts a new game`(
    count: Int, message: String
  ) async throws {
    interactor.game = MatchGame(count: count, removeMax: 3)
    try await viewModel.takeOne()
    #expect(coordinator.calls == [.ask(Question(title: "The game is over", message: message, confirm: "New game"))])
    #expect(interactor.calls == [.take(1), .newGame])
    #expect(viewModel.gameState == "18 matches")
    #expect(viewModel.report == "Please start")
  }

  @Test func `an end that is left unanswered starts nothing`() async throws {
    interactor.game = MatchGame(count: 1, removeMax: 3)
    coordinator.answer = false
    try await viewModel.takeOne()
    #expect(interactor.calls == [.take(1)])
  }

  @Test func `the article's whole game`() async throws {
    #expect(viewModel.gameState == "18 matches")
    try await viewModel.takeThree()
    #expect(viewModel.gameState == "14 matches" && viewModel.report == "I remove 1 match")
    for _ in 0..<3 { try await viewModel.takeThree() }
    #expect(viewModel.gameState == "2 matches" && enabled == [true, true, false])
    #expect(coordinator.calls == [])
    try await viewModel.takeOne()
    #expect(
      coordinator.calls == [.ask(Question(title: "The game is over", message: "I have lost", confirm: "New game"))])
    #expect(viewModel.gameState == "18 matches")
  }

  @Test func `a new game can be had at any time`() async throws {
    try await viewModel.takeOne()
    viewModel.newGame()
    #expect(interactor.calls == [.take(1), .newGame])
    #expect(viewModel.gameState == "18 matches" && viewModel.report == "Please start")
  }

  @Test(arguments: Language.allCases)
  func `who has lost is said in every language`(language: Language) {
    let strings = Strings(language)
    let lost = [strings(MatchesText.userLost), strings(MatchesText.computerLost)]
    #expect(
      lost == ["You have lost", "I have lost"] || lost == ["Du hast verloren", "Ich habe verloren"]
        || lost == ["Heu perdut", "He perdut jo"])
  }

  @Test func `the settings that are in use are the ones that are changed`() async throws {
    let settings = try MatchSettings.sample(initialCount: 20, strategy: .wild)
    interactor.use(settings)
    await viewModel.changeSettings()
    #expect(coordinator.calls == [.changeSettings(settings)])
  }

  @Test func `changed settings are used`() async throws {
    let settings = try MatchSettings.sample(initialCount: 24)
    coordinator.chosenSettings = settings
    await viewModel.changeSettings()
    #expect(coordinator.calls == [.changeSettings(MatchSettings())])
    #expect(interactor.calls == [.use(settings)])
  }

  @Test func `settings that were left as they were change nothing`() async {
    await viewModel.changeSettings()
    #expect(interactor.calls == [])
  }

  @Test func `going back leaves the game`() {
    viewModel.dismissMatches()
    #expect(coordinator.calls == [.dismissMatches])
  }
}

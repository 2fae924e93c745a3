import Changes
import Fakes
import Localization
import Models
import Presenting
import Testing
import Texts
import ViewModels

/// The whole state table of the game.
struct DiceViewModelTests {
  private let interactor = DiceFakeInteractor()
  private let coordinator = DiceFakeCoordinator()

  /// The view model that is made while the die shows a value, or while there is no die.
  private func viewModel(showing value: DieValue?) -> DiceViewModel {
    interactor.die = value.map { Die(rolledWith: ScriptedRandom([$0.rawValue])) }
    return DiceViewModel(interactor: interactor, coordinator: coordinator)
  }

  // MARK: On the screen

  @Test func `before the first roll, there is no die`() {
    let viewModel = viewModel(showing: nil)
    #expect(viewModel.currentRollDescription == .dice(.notRolled))
    #expect(viewModel.dieValue == nil)
    #expect(!viewModel.isGameOver && viewModel.rollDie.isEnabled)
  }

  @Test(arguments: [DieValue.one, .two, .three, .four, .five])
  func `after a roll that does not win, another roll is possible`(value: DieValue) {
    let viewModel = viewModel(showing: value)
    #expect(viewModel.currentRollDescription == .dice(.rolled(value.rawValue)))
    #expect(viewModel.dieValue == value.rawValue)
    #expect(!viewModel.isGameOver && viewModel.rollDie.isEnabled)
  }

  @Test func `a six wins`() {
    let viewModel = viewModel(showing: .six)
    #expect(viewModel.currentRollDescription == .dice(.won))
    #expect(viewModel.dieValue == 6)
    #expect(viewModel.isGameOver)
    #expect(viewModel.rollDie.disabledReason == .dice(.gameIsOver))
  }

  @Test func `if the die changes, the existing view model still shows the old value`() {
    let viewModel = viewModel(showing: .two)
    interactor.die = Die(rolledWith: ScriptedRandom([6]))
    #expect(viewModel.currentRollDescription == .dice(.rolled(2)))
    #expect(!viewModel.isGameOver && viewModel.rollDie.isEnabled)
  }

  @Test func `if the die changes, a new view model shows the current value`() {
    let viewModel = viewModel(showing: .two)
    interactor.die = Die(rolledWith: ScriptedRandom([6]))
    #expect(viewModel.updated().currentRollDescription == .dice(.won))
    interactor.die = nil
    #expect(viewModel.updated().updated().currentRollDescription == .dice(.notRolled))
  }

  // MARK: What the user does

  @Test(arguments: [nil, DieValue.one, .five])
  func `rolling calls the interactor`(value: DieValue?) async throws {
    try await viewModel(showing: value).rollDie()
    #expect(interactor.calls == [.roll])
  }

  @Test func `after a win, the command roll is refused with the reason, and the die does not change`() async {
    let viewModel = viewModel(showing: .six)
    await #expect(throws: CommandError(.dice(.gameIsOver))) { try await viewModel.rollDie() }
    #expect(interactor.calls == [])
  }

  @Test(arguments: [nil, DieValue.three, .six])
  func `a new game can start at any time`(value: DieValue?) {
    viewModel(showing: value).newGame()
    #expect(interactor.calls == [.newGame])
  }

  @Test func `once a new game has started, the die can be rolled again`() {
    let won = viewModel(showing: .six)
    interactor.die = nil
    #expect(won.updated().rollDie.isEnabled)
  }

  @Test func `the command that changes the look calls the coordinator`() {
    viewModel(showing: nil).changeLook()
    #expect(coordinator.calls == [.changeLook])
    #expect(interactor.calls == [])
  }

  // MARK: Words

  @Test func `each state has a specific text`() {
    #expect(DiceText.notRolled.words(in: .en) == "You haven’t rolled the die yet")
    #expect(DiceText.rolled(5).words(in: .en) == "You rolled a 5. Keep trying!")
    #expect(DiceText.won.words(in: .en) == "YOU WIN! (Why don’t you play again?)")
  }
}

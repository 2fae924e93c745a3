import Fakes
import Interactors
import Localization
import Models
import Testing
import ViewModels

/// The whole state table of the game.
///
/// Seed 000.
struct DiceViewModelTests {
  private let coordinator = DiceFakeCoordinator()

  /// A view model over a game with these rolls.
  private func viewModel(rolling rolls: DieValue...) -> (viewModel: DiceViewModel, interactor: DiceFakeInteractor) {
    let interactor = DiceFakeInteractor(rolls: rolls)
    return (DiceViewModel(interactor: interactor, coordinator: coordinator), interactor)
  }

  // MARK: What is shown

  @Test func `before the first roll there is no die`() {
    let (viewModel, _) = viewModel(rolling: .one)
    #expect(viewModel.currentRollDescription == "You haven't rolled the die yet")
    #expect(viewModel.dieValue == nil)
    #expect(!viewModel.isGameOver && viewModel.rollDie.isEnabled)
  }

  @Test(arguments: [DieValue.one, .two, .three, .four, .five])
  func `a roll that does not win asks for another`(value: DieValue) async throws {
    let (viewModel, _) = viewModel(rolling: value)
    try await viewModel.rollDie()
    #expect(viewModel.currentRollDescription == "You rolled a \(value.rawValue). Keep trying!")
    #expect(!viewModel.currentRollDescription.contains("WIN"))
    #expect(viewModel.dieValue == value.rawValue)
    #expect(!viewModel.isGameOver && viewModel.rollDie.isEnabled)
  }

  @Test(arguments: [[DieValue.six], [.one, .five, .six]])
  func `a six wins, on whichever roll`(rolls: [DieValue]) async throws {
    let viewModel = DiceViewModel(interactor: DiceFakeInteractor(rolls: rolls), coordinator: coordinator)
    for _ in rolls { try await viewModel.rollDie() }
    #expect(viewModel.currentRollDescription == "YOU WIN! (Why don't you play again?)")
    #expect(viewModel.dieValue == 6)
    #expect(viewModel.isGameOver && !viewModel.rollDie.isEnabled)
  }

  // MARK: What the user does

  @Test func `rolling creates a die`() async throws {
    let (viewModel, interactor) = viewModel(rolling: .two)
    try await viewModel.rollDie()
    #expect(interactor.die != nil)
    #expect(interactor.calls == [.roll])
  }

  @Test func `after a win there is no roll, but an error that says why`() async throws {
    let (viewModel, interactor) = viewModel(rolling: .six)
    try await viewModel.rollDie()
    await #expect(
      throws: Refusal("The game is won: there is nothing to roll for. Start a new game.")
    ) { try await viewModel.rollDie() }
    #expect(interactor.calls == [.roll])
    #expect(viewModel.currentRollDescription.contains("WIN"))
  }

  @Test(arguments: [[], [DieValue.three], [.six]])
  func `a new game can be had at any time, and can be rolled in`(rolls: [DieValue]) async throws {
    let interactor = DiceFakeInteractor(rolls: rolls + [.five])
    let viewModel = DiceViewModel(interactor: interactor, coordinator: coordinator)
    for _ in rolls { try await viewModel.rollDie() }
    viewModel.newGame()
    #expect(viewModel.currentRollDescription == "You haven't rolled the die yet")
    #expect(!viewModel.isGameOver)
    try await viewModel.rollDie()
    #expect(viewModel.dieValue == 5)
  }

  @Test func `another look and the way out lead elsewhere`() {
    let (viewModel, interactor) = viewModel(rolling: .one)
    viewModel.changeLook()
    viewModel.dismissDice()
    #expect(coordinator.calls == [.changeLook(of: ObjectIdentifier(viewModel)), .dismissDice])
    #expect(interactor.calls == [])
  }
}

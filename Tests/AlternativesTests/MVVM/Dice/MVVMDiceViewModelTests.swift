import Alternatives
import Fakes
import Localization
import Models
import Observation
import Testing
import Texts

/// The whole game, with nothing in another's place but chance.
struct MVVMDiceViewModelTests {
  /// A view model that has rolled these values.
  private func viewModel(rolled rolls: DieValue...) -> MVVMDiceViewModel {
    let viewModel = MVVMDiceViewModel(random: ScriptedRandom(rolls.map(\.rawValue)))
    for _ in rolls { viewModel.roll() }
    return viewModel
  }

  @Test func `before the first roll, there is no die`() {
    let viewModel = viewModel()
    #expect(viewModel.currentRollDescription == .dice(.notRolled))
    #expect(viewModel.dieValue == nil)
    #expect(!viewModel.isGameOver && viewModel.rollDisabledReason == nil)
  }

  @Test(arguments: [DieValue.one, .two, .three, .four, .five])
  func `after a roll that does not win, another roll is possible`(value: DieValue) {
    let viewModel = viewModel(rolled: value)
    #expect(viewModel.currentRollDescription == .dice(.rolled(value.rawValue)))
    #expect(viewModel.dieValue == value.rawValue)
    #expect(!viewModel.isGameOver && viewModel.rollDisabledReason == nil)
  }

  @Test func `a six wins, even on the second roll`() {
    let viewModel = viewModel(rolled: .two, .six)
    #expect(viewModel.currentRollDescription == .dice(.won))
    #expect(viewModel.isGameOver)
    #expect(viewModel.rollDisabledReason == .dice(.gameIsOver))
  }

  @Test func `after a win the die is not rolled any more, and still shows the six`() {
    let random = ScriptedRandom([6, 2])
    let viewModel = MVVMDiceViewModel(random: random)
    viewModel.roll()
    viewModel.roll()
    #expect(viewModel.dieValue == 6)
    #expect(random.calls == [1...6])
  }

  @Test(arguments: [DieValue.four, .six])
  func `a new game can start at any time, and begins without a die`(value: DieValue) {
    let viewModel = viewModel(rolled: value)
    viewModel.newGame()
    #expect(viewModel.dieValue == nil)
    #expect(!viewModel.isGameOver)
  }

  @Test func `changing the look keeps the die`() {
    let viewModel = viewModel(rolled: .two)
    viewModel.changeLook()
    #expect(viewModel.showsFace && viewModel.dieValue == 2)
    viewModel.changeLook()
    #expect(!viewModel.showsFace && viewModel.dieValue == 2)
  }

  @Test(arguments: [[], [DieValue.two]])
  func `each roll notifies the observers of the text`(rolls: [DieValue]) async {
    let viewModel = MVVMDiceViewModel(random: ScriptedRandom([2, 3]))
    for _ in rolls { viewModel.roll() }
    await confirmation { announced in
      withObservationTracking {
        _ = viewModel.currentRollDescription
      } onChange: {
        announced()
      }
      viewModel.roll()
    }
  }
}

import Fakes
import Interactors
import Models
import Testing

/// What every conformer of `DiceInteractorProtocol` promises: the real one and the fake.
///
/// Seed 000.
struct DiceInteractorContractTests {
  enum Conformer: CaseIterable {
    case real, fake

    /// A conformer that rolls these values.
    @MainActor func make(_ rolls: DieValue...) -> any DiceInteractorProtocol {
      switch self {
      case .real: DiceInteractor(random: ScriptedRandom(rolls.map(\.rawValue)))
      case .fake: DiceFakeInteractor(rolls: rolls)
      }
    }
  }

  @Test(arguments: Conformer.allCases)
  func `before the first roll there is no die`(conformer: Conformer) {
    let interactor = conformer.make(.one)
    #expect(interactor.die == nil)
    #expect(!interactor.isGameOver)
  }

  @Test(arguments: Conformer.allCases)
  func `rolling makes a die, and then rolls it`(conformer: Conformer) {
    let interactor = conformer.make(.three, .three, .five)
    interactor.roll()
    #expect(interactor.die?.value == .three)
    interactor.roll()
    #expect(interactor.die?.value == .three)
    interactor.roll()
    #expect(interactor.die?.value == .five)
    #expect(!interactor.isGameOver)
  }

  @Test(arguments: Conformer.allCases)
  func `a six wins, even on the first roll`(conformer: Conformer) {
    let interactor = conformer.make(.six)
    interactor.roll()
    #expect(interactor.isGameOver)
  }

  @Test(arguments: Conformer.allCases)
  func `after a win there are no rolls, and the die still shows its six`(conformer: Conformer) {
    let interactor = conformer.make(.six, .two)
    interactor.roll()
    interactor.roll()
    #expect(interactor.die?.value == .six)
  }

  @Test(arguments: Conformer.allCases, [[], [DieValue.four], [.six]])
  func `a new game throws the die away, whenever it is wanted`(conformer: Conformer, rolls: [DieValue]) {
    let interactor = conformer.make(rolls.first ?? .one)
    rolls.forEach { _ in interactor.roll() }
    interactor.newGame()
    #expect(interactor.die == nil)
    #expect(!interactor.isGameOver)
    interactor.roll()
    #expect(interactor.die != nil)
  }
}

import Changes
import Fakes
import Interactors
import Models
import TestSupport
import Testing

struct DiceInteractorTests {
  /// An interactor whose die rolls these values.
  private func interactor(rolling rolls: DieValue...) -> DiceInteractor {
    DiceInteractor(random: ScriptedRandom(rolls.map(\.rawValue)))
  }

  @Test func `before the first roll, there is no die`() {
    let interactor = interactor(rolling: .one)
    #expect(interactor.die == nil)
    #expect(!interactor.isGameOver)
  }

  @Test func `the first roll creates the die, and later rolls change its value`() {
    let interactor = interactor(rolling: .three, .three, .five)
    interactor.roll()
    #expect(interactor.die?.value == .three)
    interactor.roll()
    #expect(interactor.die?.value == .three)
    interactor.roll()
    #expect(interactor.die?.value == .five)
    #expect(!interactor.isGameOver)
  }

  @Test func `a six wins, even on the first roll`() {
    let interactor = interactor(rolling: .six)
    interactor.roll()
    #expect(interactor.isGameOver)
  }

  @Test func `after a win the die is not rolled any more, and still shows the six`() {
    let random = ScriptedRandom([6, 2])
    let interactor = DiceInteractor(random: random)
    interactor.roll()
    interactor.roll()
    #expect(interactor.die?.value == .six)
    #expect(random.calls == [1...6])
  }

  @Test(arguments: [[], [DieValue.four], [.six]])
  func `a new game can start at any time, and begins without a die`(rolls: [DieValue]) {
    let interactor = interactor(rolling: rolls.first ?? .one)
    for _ in rolls { interactor.roll() }
    interactor.newGame()
    #expect(interactor.die == nil)
    #expect(!interactor.isGameOver)
    interactor.roll()
    #expect(interactor.die != nil)
  }

  @Test func `each roll and each new game notifies the observers once, after the change`() {
    let interactor = interactor(rolling: .two, .two, .six)
    var values: [DieValue?] = []
    interactor.dieDidChange.add { [unowned interactor] in values.append(interactor.die?.value) }
    for _ in 0..<4 { interactor.roll() }
    interactor.newGame()
    #expect(values == [.two, .two, .six, nil])
  }
}

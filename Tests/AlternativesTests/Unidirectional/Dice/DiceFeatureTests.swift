import Alternatives
import Fakes
import Localization
import Models
import Testing
import Texts

/// The reducer's whole table, and what the state says of itself: values in, values out.
struct DiceFeatureTests {
  private func die(_ value: DieValue) -> Die { Die(rolledWith: ScriptedRandom([value.rawValue])) }

  /// A state after an action, and what else the reducer wants done.
  private func after(
    _ action: DiceFeature.Action, from state: DiceFeature.State
  ) -> (state: DiceFeature.State, effect: DiceFeature.Effect?) {
    var state = state
    let effect = DiceFeature.reduce(&state, action)
    return (state, effect)
  }

  // MARK: On the screen

  @Test func `before the first roll, there is no die`() {
    let state = DiceFeature.State()
    #expect(state.currentRollDescription == .dice(.notRolled))
    #expect(!state.isGameOver && state.rollDisabledReason == nil && !state.showsFace)
  }

  @Test(arguments: [DieValue.one, .two, .three, .four, .five])
  func `after a roll that does not win, another roll is possible`(value: DieValue) {
    let state = DiceFeature.State(die: die(value))
    #expect(state.currentRollDescription == .dice(.rolled(value.rawValue)))
    #expect(!state.isGameOver && state.rollDisabledReason == nil)
  }

  @Test func `a six wins`() {
    let state = DiceFeature.State(die: die(.six))
    #expect(state.currentRollDescription == .dice(.won))
    #expect(state.isGameOver && state.rollDisabledReason == .dice(.gameIsOver))
  }

  // MARK: What becomes of it

  @Test(arguments: [nil, DieValue.five, .six])
  func `until the game is won, the action roll returns an effect that rolls the die`(value: DieValue?) {
    let before = DiceFeature.State(die: value.map(die))
    let (state, effect) = after(.roll, from: before)
    #expect(state == before)
    #expect(effect == (value == .six ? nil : .rollDie))
  }

  @Test func `the rolled die replaces the old one`() {
    let (state, effect) = after(.rolled(die(.three)), from: DiceFeature.State(die: die(.two), showsFace: true))
    #expect(state == DiceFeature.State(die: die(.three), showsFace: true))
    #expect(effect == nil)
  }

  @Test(arguments: [nil, DieValue.four, .six])
  func `a new game can start at any time, and begins without a die`(value: DieValue?) {
    let (state, effect) = after(.newGame, from: DiceFeature.State(die: value.map(die), showsFace: true))
    #expect(state == DiceFeature.State(showsFace: true))
    #expect(effect == nil)
  }

  @Test(arguments: [false, true])
  func `changing the look keeps the die`(showsFace: Bool) {
    let (state, effect) = after(.changeLook, from: DiceFeature.State(die: die(.two), showsFace: showsFace))
    #expect(state == DiceFeature.State(die: die(.two), showsFace: !showsFace))
    #expect(effect == nil)
  }

  // MARK: The store

  @Test func `the store rolls the die until the game is won`() async {
    let random = ScriptedRandom([2, 6, 3])
    let store = DiceFeature.store(random: random)
    await store.send(.roll)
    #expect(store.state.die == die(.two))
    await store.send(.roll)
    await store.send(.roll)
    #expect(store.state.die == die(.six))
    #expect(random.calls.count == 2)
  }
}

import Localization
import Navigation
import Presenting
import TextUI
import Texts

/// The dice game with either look.
///
/// The view is a function of the state, and sends actions.
struct UnidirectionalDiceView: TextView {
  private let store: Store<DiceFeature.State, DiceFeature.Action, DiceFeature.Effect>

  init(viewModel store: Store<DiceFeature.State, DiceFeature.Action, DiceFeature.Effect>) {
    self.store = store
  }

  var item: NavigationItem { NavigationItem(path: "dice", title: .dice(.title)) }

  var screen: Screen {
    let state = store.state
    let roll = KeyCommand(
      "roll", key: "r", label: .dice(.roll), help: .dice(.rollHelp),
      Command(disabled: state.rollDisabledReason) { await store.send(.roll) })
    let new = KeyCommand("new", key: "n", label: .dice(.newGame), help: .dice(.newGameHelp)) {
      await store.send(.newGame)
    }
    let look = KeyCommand("look", key: "t", label: .dice(.look), help: .dice(.lookHelp)) {
      await store.send(.changeLook)
    }
    let label = Element.text(state.currentRollDescription, state.isGameOver ? .success : .plain)
    let face = Element.picture(Picture(DieDrawing(value: state.dieValue).lines))
    return Screen(
      elements: state.showsFace ? [face, label] : [label, .button(roll), .button(new)],
      commands: [roll, new, look])
  }
}

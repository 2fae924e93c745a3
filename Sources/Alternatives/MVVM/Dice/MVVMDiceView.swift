import Localization
import Navigation
import Presenting
import TextUI
import Texts

/// The dice game, with the look that the view model selects.
struct MVVMDiceView: TextView {
  let viewModel: MVVMDiceViewModel

  var item: NavigationItem { NavigationItem(path: "dice", title: .dice(.title)) }

  var screen: Screen {
    let roll = KeyCommand(
      "roll", key: "r", label: .dice(.roll), help: .dice(.rollHelp),
      Command(disabled: viewModel.rollDisabledReason, action: viewModel.roll))
    let new = KeyCommand("new", key: "n", label: .dice(.newGame), help: .dice(.newGameHelp), viewModel.newGame)
    let look = KeyCommand("look", key: "t", label: .dice(.look), help: .dice(.lookHelp), viewModel.changeLook)
    let label = Element.text(viewModel.currentRollDescription, viewModel.isGameOver ? .success : .plain)
    let face = Element.picture(Picture(DieDrawing(value: viewModel.dieValue).lines))
    return Screen(
      elements: viewModel.showsFace ? [face, label] : [label, .button(roll), .button(new)],
      commands: [roll, new, look])
  }
}

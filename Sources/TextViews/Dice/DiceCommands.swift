import Localization
import TextUI
import ViewModels

/// The commands that every view of the dice game has.
struct DiceCommands {
  let roll, new, look, back: KeyCommand

  init(_ viewModel: DiceViewModel, strings: Strings) {
    roll = KeyCommand("roll", key: .character("r"), help: strings(DiceCommandText.roll), viewModel.rollDie)
    new = KeyCommand(
      "new", key: .character("n"), help: strings(DiceCommandText.new), action: .nothing(viewModel.newGame))
    look = KeyCommand(
      "look", key: .character("l"), help: strings(DiceCommandText.look), action: .nothing(viewModel.changeLook))
    back = KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissDice))
  }

  var all: [KeyCommand] { [roll, new, look, back] }
}

import TextUI
import Texts
import ViewModels

/// The commands of every view of the dice game.
struct DiceCommands {
  let roll, newGame, look: KeyCommand

  init(_ viewModel: DiceViewModel) {
    roll = KeyCommand("roll", key: "r", label: .dice(.roll), help: .dice(.rollHelp), viewModel.rollDie)
    newGame = KeyCommand("new", key: "n", label: .dice(.newGame), help: .dice(.newGameHelp), viewModel.newGame)
    look = KeyCommand("look", key: "t", label: .dice(.look), help: .dice(.lookHelp), viewModel.changeLook)
  }

  var all: [KeyCommand] { [roll, newGame, look] }
}

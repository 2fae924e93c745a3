import Navigation
import TextUI
import Texts
import ViewModels

/// The dice game as the article shows it: a label and two buttons.
package struct DiceLabelView: TextView {
  private let viewModel: DiceViewModel

  package init(viewModel: DiceViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "dice", title: .dice(.title)) }

  package var screen: Screen {
    let commands = DiceCommands(viewModel)
    return Screen(
      elements: [
        .text(viewModel.currentRollDescription, viewModel.isGameOver ? .success : .plain),
        .button(commands.roll),
        .button(commands.newGame),
      ],
      commands: commands.all)
  }
}

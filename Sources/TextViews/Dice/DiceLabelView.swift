package import Localization
import Observation
package import TextUI
package import ViewModels

/// The dice game as the article shows it: a label and two buttons.
///
/// Owned by the navigation stack.
///
/// Seed 000.
@Observable
package final class DiceLabelView: TextView {
  package let work = Work()
  private let viewModel: DiceViewModel
  private let strings: Strings

  package init(viewModel: DiceViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package var screen: Screen {
    let commands = DiceCommands(viewModel, strings: strings)
    return Screen(
      path: "dice",
      title: viewModel.title,
      elements: [
        .text(viewModel.currentRollDescription, viewModel.isGameOver ? .success : .plain),
        .button(Button(label: viewModel.rollLabel, command: commands.roll)),
        .button(Button(label: viewModel.newGameLabel, command: commands.new)),
      ],
      commands: commands.all)
  }
}

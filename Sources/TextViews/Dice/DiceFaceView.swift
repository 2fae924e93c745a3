package import Localization
import Observation
package import TextUI
package import ViewModels

/// The same dice game with quite other looks: the face of the die.
///
/// Owned by the navigation stack.
///
/// Seed 000.
@Observable
package final class DiceFaceView: TextView {
  package let work = Work()
  private let viewModel: DiceViewModel
  private let strings: Strings

  package init(viewModel: DiceViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package var screen: Screen {
    Screen(
      path: "dice",
      title: viewModel.title,
      elements: [
        .picture(DieFace(value: viewModel.dieValue).lines),
        .text(viewModel.currentRollDescription, viewModel.isGameOver ? .success : .plain),
      ],
      commands: DiceCommands(viewModel, strings: strings).all)
  }
}

import Navigation
import TextUI
import Texts
import ViewModels

/// The dice game in its second look: the face of the die.
package struct DiceFaceView: TextView {
  private let viewModel: DiceViewModel

  package init(viewModel: DiceViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: "dice", title: .dice(.title)) }

  package var screen: Screen {
    Screen(
      elements: [
        .picture(DieFace(value: viewModel.dieValue).picture),
        .text(viewModel.currentRollDescription, viewModel.isGameOver ? .success : .plain),
      ],
      commands: DiceCommands(viewModel).all)
  }
}

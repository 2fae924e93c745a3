import Localization
import TextUI
import ViewModels

/// The same dice game with a different look: the face of the die.
package struct DiceFaceView: TextView {
  private let viewModel: DiceViewModel

  package init(viewModel: DiceViewModel) {
    self.viewModel = viewModel
  }

  package var screen: Screen {
    // Who has won is told so, but not by which number.
    let words = viewModel.isGameOver ? viewModel.dieValue.map { Text.dice(.shows($0)) } : nil
    return Screen(
      path: "dice",
      title: .dice(.title),
      elements: [
        .picture(DieFace(value: viewModel.dieValue, words: words).picture),
        .text(viewModel.currentRollDescription, viewModel.isGameOver ? .success : .plain),
      ],
      commands: DiceCommands(viewModel).all)
  }
}

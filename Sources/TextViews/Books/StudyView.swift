import Navigation
import Presenting
import TextUI
import Texts
import ViewModels

/// The study screen: how many of a book's cards are known.
package struct StudyView: TextView {
  private let viewModel: StudyViewModel

  package init(viewModel: StudyViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem { NavigationItem(path: viewModel.id, title: viewModel.bookName) }

  package var screen: Screen {
    Screen(
      elements: (viewModel.currentProgress.map { [$0.element] } ?? []) + viewModel.content.elements
        + (viewModel.content.summary.map { [.text($0)] } ?? []),
      commands: [
        KeyCommand(
          "know", key: "+", label: .books(.know), help: .books(.knowHelp), field: .books(.cardsLearnt),
          problem: viewModel.problem(knowing:), viewModel.know),
        KeyCommand(
          "forget", key: "-", label: .books(.forget), help: .books(.forgetHelp), field: .books(.cardsForgotten),
          problem: viewModel.problem(forgetting:), viewModel.forget),
        .refresh(viewModel.fetchBook),
      ],
      notice: viewModel.notice)
  }
}

import Navigation
import Presenting
import TextUI
import ViewModels

/// A question: its message, and a button for each answer.
package struct QuestionView: TextView {
  private let viewModel: QuestionViewModel

  package init(viewModel: QuestionViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem {
    NavigationItem(path: "question", title: viewModel.question.title, presentation: .dialog)
  }

  package var screen: Screen {
    let question = viewModel.question
    return Screen(
      elements: [.text(question.message)] + commands.map { .button($0) },
      commands: commands)
  }

  private var commands: [KeyCommand] {
    let confirm = viewModel.question.confirm
    guard let cancel = viewModel.question.cancel else {
      // The question has only one answer, so Esc gives this answer too.
      return [
        KeyCommand("confirm", key: .escape, alias: .enter, label: confirm, help: confirm, viewModel.confirm)
      ]
    }
    return [
      KeyCommand("confirm", key: "y", label: confirm, help: confirm, viewModel.confirm),
      KeyCommand("cancel", key: .escape, alias: "n", label: cancel, help: cancel, viewModel.cancel),
    ]
  }
}

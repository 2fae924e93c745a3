import Localization
import Observation
package import TextUI
package import ViewModels

/// A question: its message, and a button for each answer.
///
/// Owned by the navigation stack.
@Observable
package final class QuestionView: TextView {
  package let work = Work()
  private let viewModel: QuestionViewModel

  package init(viewModel: QuestionViewModel) {
    self.viewModel = viewModel
  }

  package var screen: Screen {
    let commands = commands
    return Screen(
      path: "question",
      title: viewModel.title,
      elements: [.text(viewModel.message)] + commands.map { .button(Button(label: $0.help, command: $0)) },
      commands: commands,
      isDialog: true)
  }

  private var commands: [KeyCommand] {
    guard let cancelLabel = viewModel.cancelLabel else {
      // The only answer is the way out too.
      return [KeyCommand("confirm", key: .escape, help: viewModel.confirmLabel, action: .nothing(viewModel.confirm))]
    }
    return [
      KeyCommand("confirm", key: .character("y"), help: viewModel.confirmLabel, action: .nothing(viewModel.confirm)),
      KeyCommand("cancel", key: .escape, help: cancelLabel, action: .nothing(viewModel.cancel)),
    ]
  }
}

import Localization
import Observation
package import TextUI
package import ViewModels

/// A question: its message and two buttons.
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
    let confirm = Command(
      "confirm", key: .character("y"), help: viewModel.confirmLabel, action: .nothing(viewModel.confirm))
    let cancel = Command("cancel", key: .escape, help: viewModel.cancelLabel, action: .nothing(viewModel.cancel))
    return Screen(
      path: "question",
      title: viewModel.title,
      elements: [
        .text(viewModel.message),
        .button(Button(label: viewModel.confirmLabel, command: confirm)),
        .button(Button(label: viewModel.cancelLabel, command: cancel)),
      ],
      commands: [confirm, cancel],
      isDialog: true)
  }
}

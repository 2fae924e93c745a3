package import Localization
import Observation
package import TextUI
package import ViewModels

/// A book that is studied: how many of its cards are known.
///
/// Owned by the navigation stack.
@Observable
package final class StudyView: TextView {
  package let work = Work()
  private let viewModel: StudyViewModel
  private let path: String
  private let strings: Strings

  package init(viewModel: StudyViewModel, path: String, strings: Strings) {
    self.viewModel = viewModel
    self.path = path
    self.strings = strings
  }

  package func load() {
    work.start { [viewModel] in await viewModel.fetchBook() }
  }

  package var screen: Screen {
    Screen(
      path: path,
      title: viewModel.bookName,
      elements: (viewModel.currentProgress.isEmpty ? [] : [.text(viewModel.currentProgress)])
        + viewModel.content.elements,
      commands: [
        KeyCommand("know", key: .character("+"), help: strings(BooksCommandText.know), viewModel.know),
        KeyCommand("forget", key: .character("-"), help: strings(BooksCommandText.forget), viewModel.forget),
        KeyCommand(
          "refresh", key: .character("r"), help: strings(CommandText.refresh), action: .nothing(viewModel.fetchBook)),
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissStudy)),
      ],
      notice: viewModel.fetchFailure.map { Notice(.error, $0) })
  }
}

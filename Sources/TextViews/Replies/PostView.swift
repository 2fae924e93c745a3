package import Localization
import Observation
package import TextUI
package import ViewModels

/// A reply in full.
///
/// Owned by the navigation stack.
@Observable
package final class PostView: TextView {
  package let work = Work()
  private let viewModel: PostViewModel
  private let strings: Strings

  package init(viewModel: PostViewModel, strings: Strings) {
    self.viewModel = viewModel
    self.strings = strings
  }

  package var screen: Screen {
    let texts = [viewModel.authorTitle, viewModel.written] + [viewModel.warning].compactMap(\.self)
    return Screen(
      path: "reply",
      title: viewModel.title,
      elements: [viewModel.authorAvatar.element] + texts.map { .text($0) } + viewModel.text.map { .text($0, .quote) },
      commands: [
        KeyCommand("back", key: .escape, help: strings(CommandText.back), action: .nothing(viewModel.dismissPost))
      ])
  }
}

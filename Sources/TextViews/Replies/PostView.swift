import Texts
import TextUI
import ViewModels

/// A reply in full: who wrote it, when, and every line of it.
package struct PostView: TextView {
  private let viewModel: PostViewModel

  package init(viewModel: PostViewModel) {
    self.viewModel = viewModel
  }

  package var screen: Screen {
    let texts = [viewModel.authorTitle, viewModel.written] + [viewModel.warning].compactMap(\.self)
    return Screen(
      path: "reply",
      title: .replies(.postTitle),
      elements: [.badge(viewModel.authorAvatar.badge)] + texts.map { .text($0) }
        + viewModel.text.map { .text($0, .quote) },
      commands: [],
      opensByPath: false)
  }
}

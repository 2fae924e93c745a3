import Navigation
import TextUI
import Texts
import ViewModels

/// A reply in full: who wrote it, when, every line of it, and what it answers.
package struct ReaderView: TextView {
  private let viewModel: ReaderViewModel

  package init(viewModel: ReaderViewModel) {
    self.viewModel = viewModel
  }

  package var item: NavigationItem {
    NavigationItem(path: "reply/\(viewModel.reply.id)", title: viewModel.title, opensByPath: false)
  }

  package var screen: Screen {
    let reply = viewModel.reply
    return Screen(
      elements: [.badge(reply.authorAvatar.badge), .text(reply.authorTitle), .text(reply.written)] + lines(of: reply)
        + (viewModel.originalTitle.map { [.text($0)] } ?? []) + (viewModel.original.map(lines) ?? []),
      commands: [
        KeyCommand("next", key: "n", label: .replies(.next), help: .replies(.nextHelp), viewModel.showNext),
        KeyCommand(
          "previous", key: "N", label: .replies(.previous), help: .replies(.previousHelp), viewModel.showPrevious),
        KeyCommand("author", key: "f", label: .replies(.author), help: .replies(.authorHelp), viewModel.showAuthor),
        KeyCommand(
          "open", key: "o", label: .replies(.openLink), help: .replies(.openLinkHelp), link: reply.links.first,
          viewModel.openLink),
      ],
      links: reply.links + (viewModel.original?.links ?? []))
  }

  private func lines(of post: PostViewModel) -> [Element] {
    let quotes = post.text.map { Element.text($0, .quote) }
    guard let warning = post.warning else { return quotes }
    return [.text(warning)] + quotes
  }
}

import Localization
import Navigation
import TextUI
import Texts
import ViewModels

/// A reply in full: author, date, text, attachments, links, and the post that it answers.
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
    let original = viewModel.original
    let links = reply.links.count > 1 ? reply.links : []
    return Screen(
      elements: [.badge(reply.authorAvatar.badge), .text(reply.authorTitle)] + texts([reply.moved, reply.written])
        + elements(of: reply, reveal)
        + links.indices.map { .text(.replies(.numberedLink($0 + 1, links[$0]))) }
        + heading(viewModel.originalTitle)
        + (original.map { elements(of: $0, revealOriginal) } ?? []),
      commands: [
        KeyCommand("next", key: "n", label: .replies(.next), help: .replies(.nextHelp), viewModel.showNext),
        KeyCommand(
          "previous", key: "N", label: .replies(.previous), help: .replies(.previousHelp), viewModel.showPrevious),
        KeyCommand("author", key: "f", label: .replies(.author), help: .replies(.authorHelp), viewModel.showAuthor),
      ] + opening + [reveal, revealOriginal],
      links: reply.links + (original?.links ?? []), copied: reply.copied)
  }

  private func texts(_ texts: [Text?]) -> [Element] { texts.compactMap(\.self).map { .text($0) } }

  /// Returns the line that introduces another post, in a quiet tone.
  private func heading(_ text: Text?) -> [Element] { text.map { [.text($0, .quiet)] } ?? [] }

  /// Returns the elements of a post; a button replaces the parts that the author has hidden.
  private func elements(of post: PostViewModel, _ reveal: KeyCommand) -> [Element] {
    var elements = texts([post.warning])
    elements += post.text.map { .text($0, .quote) }
    elements += texts(post.parts) + heading(post.quoteTitle) + texts([post.quoteWarning])
    elements += post.quote.map { .text($0, .quote) }
    return post.hidingPost == nil ? elements : elements + [.button(reveal)]
  }

  /// The commands for the links: the first is always present; the others are named by number.
  private var opening: [KeyCommand] {
    let links = viewModel.reply.links
    return viewModel.openLinks.enumerated().map { index, command in
      let link = links.isEmpty ? nil : links[index]
      if index == 0 {
        return KeyCommand(
          "open", key: "o", label: .replies(.openLink), help: .replies(.openLinkHelp), link: link, command)
      }
      let number = index + 1
      return KeyCommand(
        "open \(number)", key: .character(Character(String(number))), label: .replies(.linkNumber(number)),
        help: .replies(.linkNumberHelp(number)), link: link, command)
    }
  }

  private var reveal: KeyCommand {
    KeyCommand("reveal", key: "b", label: .replies(.reveal), help: .replies(.revealHelp), viewModel.reveal)
  }

  private var revealOriginal: KeyCommand {
    KeyCommand(
      "reveal original", key: "B", label: .replies(.revealOriginal), help: .replies(.revealOriginalHelp),
      viewModel.revealOriginal)
  }
}

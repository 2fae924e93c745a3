package import Localization
package import Models

/// What a reply in full shows, and the way out.
///
/// This calçot has no interactor: what is shown is the reply that the list has, and nothing about it changes.
package struct PostViewModel {
  /// Who wrote it.
  package let authorAvatar: AvatarViewModel
  /// Both names of the author, or the one that there is.
  package let authorTitle: String
  /// When it was written.
  package let written: String
  /// What its author warns of; nil if of nothing.
  package let warning: String?
  /// The text, line by line; of a very long one its start.
  package let text: [String]

  private let coordinator: any PostCoordinatorProtocol
  private let strings: Strings

  /// Prepares everything at once: nothing about it changes, and the text may be long.
  package init(post: Post, coordinator: any PostCoordinatorProtocol, strings: Strings, clock: WallClock) {
    self.coordinator = coordinator
    self.strings = strings
    authorAvatar = AvatarViewModel(post.author)
    authorTitle = strings.title(of: post.author)
    written = strings.dateAndTime(post.created, in: clock.timeZone)
    let warning = post.warning.onOneLine.shortened(to: 1000)
    self.warning = warning.isEmpty ? nil : strings(RepliesText.postWarning, ["warning": warning])
    text = strings.paragraphs(of: post.text)
  }

  package var title: String { strings(RepliesText.postTitle) }

  package func dismissPost() {
    coordinator.dismissPost()
  }
}

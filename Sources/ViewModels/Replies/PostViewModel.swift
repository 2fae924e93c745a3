package import Localization
package import Models

/// What a reply in full shows, and the way out.
///
/// This calçot has no interactor: what is shown is the reply that the list has, and nothing about it changes.
package struct PostViewModel {
  private let post: Post
  private let coordinator: any PostCoordinatorProtocol
  private let strings: Strings
  private let clock: WallClock

  package init(post: Post, coordinator: any PostCoordinatorProtocol, strings: Strings, clock: WallClock) {
    self.post = post
    self.coordinator = coordinator
    self.strings = strings
    self.clock = clock
  }

  package var title: String { strings(RepliesText.postTitle) }
  package var authorAvatar: AvatarViewModel { AvatarViewModel(post.author) }
  /// Both names of the author, or the one that there is.
  package var authorTitle: String { strings.title(of: post.author) }
  /// When it was written.
  package var written: String { strings.dateAndTime(post.created, in: clock.timeZone) }
  /// What its author warns of; nil if of nothing.
  package var warning: String? {
    let warning = post.warning.onOneLine
    return warning.isEmpty ? nil : strings(RepliesText.postWarning, ["warning": warning])
  }
  /// The whole text, line by line.
  package var text: [String] { post.text.paragraphs }

  package func dismissPost() {
    coordinator.dismissPost()
  }
}

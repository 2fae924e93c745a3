import Localization
import Models

extension RepliesList {
  /// The number of replies or, if none are loaded, a text that says whether some may follow.
  package var summary: Text {
    if !replies.isEmpty {
      return .replies(isComplete ? .replyCount(replies.count) : .replyCountSoFar(replies.count))
    }
    if isComplete { return .replies(gaps == nil ? .noReplies : .noneLoaded) }
    return .replies(showsPosts ? .noRepliesSoFar(posts: postsWithoutReplies) : .noneSoFar)
  }

  /// The progress of the search for the first reply.
  package var progress: Text {
    showsPosts ? .replies(.lookingThrough(posts: postsWithoutReplies)) : .shared(.loading)
  }

  /// A text about the replies that could not be loaded; nil if none are missing.
  package var gaps: Text? {
    var gaps: [Text] = []
    if hiddenReplies > 0 { gaps.append(.replies(.hiddenReplies(hiddenReplies))) }
    if postsWithUnknownReplies > 0 { gaps.append(.replies(.unknownReplies(posts: postsWithUnknownReplies))) }
    return gaps.isEmpty ? nil : gaps.joined(separator: " ")
  }

  /// Whether to show the number of posts without replies.
  ///
  /// The number is wrong if replies are missing.
  private var showsPosts: Bool { postsWithoutReplies > 0 && gaps == nil }
}

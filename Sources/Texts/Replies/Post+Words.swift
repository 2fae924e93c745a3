import Localization
import Models

// The parts of a post other than its text, in words, because text output cannot show anything else.

extension Post {
  /// Returns the post's attachments and its poll, without its text and the quoted post.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of scalars in a description or an option.
  ///   - isRevealed: Whether the user has revealed the hidden parts.
  /// - Returns: One line for each part.
  package func parts(limit: Int, isRevealed: Bool) -> [Text] {
    let isHidden = isSensitive && !isRevealed
    return attachments.map { $0.text(limit: limit, isHidden: isHidden) } + [poll?.text(limit: limit)].compactMap(\.self)
  }
}

extension Attachment {
  fileprivate func text(limit: Int, isHidden: Bool) -> Text {
    let description = description.onOneLine.shortened(to: limit)
    if isHidden { return .replies(.sensitive(kind)) }
    return .replies(description.isEmpty ? .attachment(kind) : .described(kind, description))
  }
}

extension Poll {
  /// Returns the options with their votes, and whether the poll is closed.
  fileprivate func text(limit: Int) -> Text {
    let options = options.map { option in
      let title = option.title.onOneLine.shortened(to: limit)
      return option.votes.map { "\(title) \($0)" } ?? title
    }.joined(separator: ", ")
    return .replies(isClosed ? .closedPoll(options) : .poll(options))
  }
}

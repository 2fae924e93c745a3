import struct Foundation.Date

/// A single post, as plain text and values.
package struct Post: Identifiable, Equatable, Sendable {
  /// The service's id for the post; opaque.
  package let id: String
  package let author: Account
  /// The content warning shown before the post; blank if there is none.
  package let warning: String
  /// Whether the author wants the attachments to be shown only to readers who ask for them.
  package let isSensitive: Bool
  /// The text, in which links show their addresses; may be blank.
  package let text: String
  /// The addresses that the text links to, unchecked; ``links`` contains the usable ones.
  package let linked: [String]
  package let attachments: [Attachment]
  package let poll: Poll?
  package let quote: Quote?
  package let created: Date
  package let isEdited: Bool
  /// The id of the post that this one replies to, if it is a reply.
  package let inReplyTo: Post.ID?
  /// The number of replies that the server counts, including any that it does not send.
  package let replyCount: Int

  package init(
    id: String, author: Account, warning: String = "", isSensitive: Bool = false, text: String, linked: [String] = [],
    attachments: [Attachment] = [], poll: Poll? = nil, quote: Quote? = nil, created: Date, isEdited: Bool = false,
    inReplyTo: Post.ID? = nil, replyCount: Int = 0
  ) {
    self.id = id
    self.author = author
    self.warning = warning
    self.isSensitive = isSensitive
    self.text = text
    self.linked = linked
    self.attachments = attachments
    self.poll = poll
    self.quote = quote
    self.created = created
    self.isEdited = isEdited
    self.inReplyTo = inReplyTo
    self.replyCount = replyCount
  }

  // MARK: Parts that are hidden until somebody asks for them

  /// Whether a warning hides all of the post.
  package var isWarned: Bool { !warning.allSatisfy(\.isWhitespace) }

  /// Whether the author hides any part of the post; a quoted post may hide something as well.
  package var hidesSomething: Bool { isWarned || isSensitive && !attachments.isEmpty }
}

/// A picture, film, sound or other file in a post; a terminal can only show its description.
package struct Attachment: Equatable, Sendable {
  package enum Kind: CaseIterable, Sendable {
    case picture, animation, video, sound, other
  }

  package let kind: Kind
  /// The author's description; blank if there is none.
  package let description: String

  package init(_ kind: Kind, _ description: String = "") {
    self.kind = kind
    self.description = description
  }
}

/// A poll with its votes so far.
package struct Poll: Equatable, Sendable {
  package struct Option: Equatable, Sendable {
    package let title: String
    /// The votes, if the server sends them; many polls are counted only when they are closed.
    package let votes: Int?

    package init(_ title: String, votes: Int? = nil) {
      self.title = title
      self.votes = votes
    }
  }

  package let options: [Option]
  package let isClosed: Bool

  package init(_ options: [Option], isClosed: Bool = false) {
    self.options = options
    self.isClosed = isClosed
  }
}

/// A post that another post quotes.
package indirect enum Quote: Equatable, Sendable {
  case post(Post)
  /// The server withholds the post. For example, it was deleted, or its author has not agreed to the quotation.
  case withheld
}

import Foundation
import Models

nonisolated extension Post {
  /// A post with two replies by others, and one by its author.
  package static let sample = Post(
    id: "100", author: .sample, text: "Who is coming to the calçotada?", created: WallClock.sampleTime - 7200,
    replyCount: 3)
  /// A post with a warning and one reply, older than ``sample``.
  package static let sampleOlder = Post(
    id: "90", author: .sample, warning: "bicycles", text: "My bicycle is repaired.",
    created: WallClock.sampleTime - 86_400,
    replyCount: 1)
  /// A post without replies.
  package static let sampleUnanswered = Post(
    id: "80", author: .sample, text: "Good morning.", created: WallClock.sampleTime - 172_800)

  /// The newest reply to ``sample`` in ``samples``.
  package static let sampleReply = Post(
    id: "103", author: .sampleBob, text: "@alice I am, with two friends.", created: WallClock.sampleTime - 300,
    inReplyTo: "100")
  /// A reply to ``sample`` with a warning.
  package static let sampleReplyWarned = Post(
    id: "101", author: .sampleCarla, warning: "food", text: "@alice Me too, if there is romesco.",
    created: WallClock.sampleTime - 3600, inReplyTo: "100")
  /// The author's own reply to ``sample``.
  package static let sampleReplyOfAuthor = Post(
    id: "102", author: .sample, text: "Bring bibs.", created: WallClock.sampleTime - 1800, inReplyTo: "100")
  /// The reply to ``sampleOlder``.
  package static let sampleReplyOlder = Post(
    id: "91", author: .sampleBob, text: "@alice At last!", created: WallClock.sampleTime - 80_000, inReplyTo: "90")

  /// A reply with two web addresses.
  package static let sampleReplyLinking = Post(
    id: "104", author: .sampleBob, text: "@alice Calçots: https://example.org/night (https://example.org).",
    created: WallClock.sampleTime - 60, inReplyTo: "100")

  /// One reply of each special kind, such as edited or with a poll, newest first.
  package static let sampleKinds = [
    samplePicture, samplePoll, sampleQuote, sampleQuoteWithheld, sampleLinked, sampleSensitive, sampleEdited,
    sampleByMoved, sampleOfNothing,
  ]
  /// A reply with a mention and two pictures, one of which has a description.
  package static let samplePicture = kind(
    201, text: "@alice", attachments: [Attachment(.picture, "A heron on a roof"), Attachment(.picture)])
  /// A reply with an open poll and a video.
  package static let samplePoll = kind(
    202, text: "@alice Colours?", attachments: [Attachment(.video, "Two buckets, dripping")],
    poll: Poll([Poll.Option("Red", votes: 3), Poll.Option("Blue", votes: 4)]))
  /// A reply that quotes a post with a warning.
  package static let sampleQuote = kind(
    203, text: "@alice Told you.",
    quote: .post(
      Post(
        id: "70", author: .sampleCarla, warning: "spoilers", text: "Cooks did it.",
        created: WallClock.sampleTime - 500_000)))
  /// A reply that contains a closed poll and quotes a post that the server withholds.
  package static let sampleQuoteWithheld = kind(
    204, text: "@alice Aha.", poll: Poll([Poll.Option("Leeks"), Poll.Option("Onions")], isClosed: true),
    quote: .withheld)
  /// A reply with two links: a word with its address, and an address alone.
  package static let sampleLinked = kind(
    205, text: "@alice Romesco (https://example.org/2026/01/romesco-forty-guests), and https://example.org/night",
    linked: ["https://example.org/2026/01/romesco-forty-guests", "https://example.org/night"])
  /// A reply with a sensitive picture.
  package static let sampleSensitive = kind(
    206, isSensitive: true, text: "@alice Sewn.", attachments: [Attachment(.picture, "A stitched thumb")])
  /// A reply that was edited.
  package static let sampleEdited = kind(207, text: "@alice Sunday, ten sharp.", isEdited: true)
  /// A reply by somebody whose account has moved.
  package static let sampleByMoved = kind(208, by: .sampleMoved, text: "@alice I am elsewhere.")
  /// An empty reply.
  package static let sampleOfNothing = kind(209, text: "")

  private static func kind(
    _ number: Int, by author: Account = .sampleBob, isSensitive: Bool = false, text: String, linked: [String] = [],
    attachments: [Attachment] = [], poll: Poll? = nil, quote: Quote? = nil, isEdited: Bool = false
  ) -> Post {
    Post(
      id: "\(number)", author: author, isSensitive: isSensitive, text: text, linked: linked, attachments: attachments,
      poll: poll, quote: quote, created: WallClock.sampleTime - Double(number - 200) * 3600, isEdited: isEdited,
      inReplyTo: "100")
  }

  /// The posts on the fake server, unless a test provides others.
  package static let samples = [
    sample, sampleOlder, sampleUnanswered, sampleReply, sampleReplyWarned, sampleReplyOfAuthor, sampleReplyOlder,
  ]
}

nonisolated extension Post {
  /// A reply with hostile text in every text field except the warning.
  package static let hostile = hostile(.clearScreen)

  /// Creates a reply with this text in every text field except the warning.
  ///
  /// A warning would be shown instead of the text.
  package static func hostile(_ text: HostileText, id: String = "666") -> Post {
    let quoted = Post(id: "665", author: .hostile(text, id: "667"), text: text.rawValue, created: WallClock.sampleTime)
    return Post(
      id: id, author: .hostile(text, id: "667"), text: text.rawValue, linked: [text.rawValue],
      attachments: [Attachment(.other, text.rawValue)], poll: Poll([Poll.Option(text.rawValue, votes: .max)]),
      quote: .post(quoted), created: WallClock.sampleTime, isEdited: true, inReplyTo: "100")
  }
}

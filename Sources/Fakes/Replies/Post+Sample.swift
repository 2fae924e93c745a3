import Foundation
import Models

nonisolated extension Post {
  /// When the newest sample was written.
  package static let sampleTime = Date(timeIntervalSince1970: 1_790_000_000)

  /// A post with two replies by others, and one by its author.
  package static let sample = Post(
    id: "100", author: .sample, text: "Who is coming to the calçotada?", created: sampleTime - 7200, replyCount: 3)
  /// A post with one reply, older than ``sample``.
  package static let sampleOlder = Post(
    id: "90", author: .sample, text: "My bicycle is repaired.", created: sampleTime - 86_400, replyCount: 1)
  /// A post without replies.
  package static let sampleUnanswered = Post(
    id: "80", author: .sample, text: "Good morning.", created: sampleTime - 172_800)

  /// The newest reply to ``sample``.
  package static let sampleReply = Post(
    id: "103", author: .sampleBob, text: "@alice I am, with two friends.", created: sampleTime - 300, inReplyTo: "100")
  /// A reply to ``sample`` with a warning.
  package static let sampleReplyWarned = Post(
    id: "101", author: .sampleCarla, warning: "food", text: "@alice Me too, if there is romesco.",
    created: sampleTime - 3600, inReplyTo: "100")
  /// The author's own reply to ``sample``.
  package static let sampleReplyOfAuthor = Post(
    id: "102", author: .sample, text: "Bring bibs.", created: sampleTime - 1800, inReplyTo: "100")
  /// The reply to ``sampleOlder``.
  package static let sampleReplyOlder = Post(
    id: "91", author: .sampleBob, text: "@alice At last!", created: sampleTime - 80_000, inReplyTo: "90")

  /// A reply with two web addresses.
  package static let sampleReplyLinking = Post(
    id: "104", author: .sampleBob, text: "@alice Calçots: https://example.org/night (https://example.org).",
    created: sampleTime - 60, inReplyTo: "100")

  /// All posts on the server.
  package static let samples = [
    sample, sampleOlder, sampleUnanswered, sampleReply, sampleReplyWarned, sampleReplyOfAuthor, sampleReplyOlder,
  ]
}

nonisolated extension Post {
  /// A reply with hostile text in every field.
  package static let hostile = hostile(.clearScreen)

  /// Creates a reply with this text in every field but the warning, which would be shown instead of the text.
  package static func hostile(_ text: HostileText, id: String = "666") -> Post {
    Post(id: id, author: .hostile(text, id: "667"), text: text.rawValue, created: sampleTime, inReplyTo: "100")
  }
}

nonisolated extension WallClock {
  /// A clock stopped at the time of the newest sample.
  package static let sample = WallClock(stoppedAt: Post.sampleTime)
}

import Foundation
import Models

extension SampleService {
  /// The bundled service: a village with an allotment garden.
  ///
  /// `alice` has three pages of posts with replies, `bruno` exactly two full pages, `clara` posts without replies, and `dora`
  /// no posts.
  package static let bundled: SampleService = {
    let all = SampleReplies.topics.flatMap(\.thread)
    let accounts = SampleReplies.people.enumerated().map { index, person in
      Account(
        id: String(index + 1), name: person.name, host: host(of: person.name), displayName: person.displayName,
        note: person.note,
        followers: 12 * (index + 1), following: 7 * (index + 2), posts: all.count { $0.author == person.name },
        since: nineOClock(onDay: -400 + 30 * index), avatarDescription: person.picture, movedTo: person.movedTo)
    }
    var posts: [Post] = []
    for account in accounts {
      for index in SampleReplies.topics.filter({ $0.author == account.name }).indices {
        posts += thread("\(account.name)-\(index + 1)", accounts)
      }
    }
    return SampleService(host: ownHost, accounts: accounts, posts: posts.sorted { $0.created > $1.created })
  }()

  private static let ownHost = "village.example"

  private static func host(of name: String) -> String {
    name.split(separator: "@").dropFirst().first.map(String.init) ?? ownHost
  }

  /// Returns a topic, such as `bruno-2` for Bruno's second topic, and all posts below it.
  private static func thread(_ id: Post.ID, _ accounts: [Account]) -> [Post] {
    let parts = id.split(separator: "-")
    let topics = SampleReplies.topics.filter { $0.author == parts[0] }
    guard parts.count == 2, let number = Int(parts[1]), topics.indices.contains(number - 1) else { return [] }
    let created = nineOClock(onDay: 3 * (number - 1))
    return thread(of: topics[number - 1], id: id, created: created, inReplyTo: nil, accounts)
  }

  /// Returns the post, and all posts below it.
  private static func thread(
    of post: SampleReplies.Post, id: Post.ID, created: Date, inReplyTo parent: Post?, _ accounts: [Account]
  ) -> [Post] {
    guard let author = accounts.first(where: { $0.name == post.author }) else { return [] }
    let mention = parent.map { "@\($0.author.name)" }
    let text = [mention, post.text].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " ")
    let model = Post(
      id: id, author: author, warning: post.warning, isSensitive: post.isSensitive, text: text,
      attachments: post.attachments, poll: post.poll,
      quote: post.quoted.flatMap { thread($0, accounts).first }.map { .post($0) }, created: created,
      isEdited: post.isEdited, inReplyTo: parent?.id, replyCount: post.answers.count)
    let replies = post.answers.enumerated().flatMap { index, answer in
      // Replies to a topic begin after 20 minutes, and replies to a reply after 10.
      let minutes = (parent == nil ? 20 : 10) + 35 * index
      return thread(
        of: answer, id: "\(id).\(index + 1)", created: created + TimeInterval(60 * minutes), inReplyTo: model, accounts)
    }
    return [model] + replies
  }

  /// Returns nine o'clock, `day` days after 1 January 2026.
  private static func nineOClock(onDay day: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_258_000 + TimeInterval(day * 86_400))
  }
}

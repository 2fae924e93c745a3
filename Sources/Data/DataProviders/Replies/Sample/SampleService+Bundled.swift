import Foundation
import Models

extension SampleService {
  /// A village with an allotment garden: `alice` has three pages of posts with replies, `bruno` exactly two full pages,
  /// `clara` posts without replies, and `dora` no posts.
  package static let bundled: SampleService = {
    let all = SampleReplies.topics.flatMap(\.thread)
    let accounts = SampleReplies.people.enumerated().map { index, person in
      Account(
        id: String(index + 1), name: person.name, displayName: person.displayName, note: person.note,
        followers: 12 * (index + 1), following: 7 * (index + 2), posts: all.count { $0.author == person.name },
        since: nineOClock(onDay: -400 + 30 * index), avatarDescription: person.picture)
    }
    var posts: [Post] = []
    for account in accounts {
      let topics = SampleReplies.topics.filter { $0.author == account.name }
      for (index, topic) in topics.enumerated() {
        let id = "\(account.name)-\(index + 1)"
        posts += thread(of: topic, id: id, created: nineOClock(onDay: 3 * index), inReplyTo: nil, accounts)
      }
    }
    return SampleService(host: "village.example", accounts: accounts, posts: posts.sorted { $0.created > $1.created })
  }()

  /// Returns the post, and all posts below it.
  private static func thread(
    of post: SampleReplies.Post, id: Post.ID, created: Date, inReplyTo parent: Post?, _ accounts: [Account]
  ) -> [Post] {
    guard let author = accounts.first(where: { $0.name == post.author }) else { return [] }
    let text = (parent.map { "@\($0.author.name) " } ?? "") + post.text
    let model = Post(
      id: id, author: author, warning: post.warning, text: text, created: created, inReplyTo: parent?.id,
      replyCount: post.answers.count)
    let replies = post.answers.enumerated().flatMap { index, answer in
      // The person who asked replies sooner than the others.
      let minutes = (parent == nil ? 20 : 10) + 35 * index
      return thread(
        of: answer, id: "\(id).\(index + 1)", created: created + TimeInterval(60 * minutes), inReplyTo: model, accounts)
    }
    return [model] + replies
  }

  /// Returns nine o'clock, so many days after 1 January 2026.
  private static func nineOClock(onDay day: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_258_000 + TimeInterval(day * 86_400))
  }
}

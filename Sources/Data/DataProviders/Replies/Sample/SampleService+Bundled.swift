import Foundation
import Models

extension SampleService {
  /// A village with an allotment garden: `alice` has three pages of posts with replies, `bruno` exactly two full pages,
  /// `clara` posts without replies, and `dora` no posts.
  package static let bundled: SampleService = {
    let accounts = SampleReplies.people.enumerated().map { index, person in
      Account(
        id: String(index + 1), name: person.name, displayName: person.displayName, note: person.note,
        followers: 12 * (index + 1), following: 7 * (index + 2),
        posts: SampleReplies.count(by: person.name),
        since: date(day: -400 + 30 * index, minute: 0), avatarDescription: person.picture)
    }
    var posts: [Post] = []
    for account in accounts {
      for (index, topic) in SampleReplies.posts(by: account.name).enumerated() {
        let id = "\(account.name)-\(index + 1)"
        let day = 3 * index
        posts.append(
          Post(
            id: id, author: account, warning: topic.warning, text: topic.text, created: date(day: day, minute: 0),
            replyCount: topic.answers.count))
        for (place, answer) in topic.answers.enumerated() {
          guard let author = accounts.first(where: { $0.name == answer.author }) else { continue }
          posts.append(
            Post(
              id: "\(id).\(place + 1)", author: author, text: "@\(account.name) \(answer.text)",
              created: date(day: day, minute: 20 + 35 * place), inReplyTo: id, replyCount: answer.thanks == nil ? 0 : 1)
          )
          if let thanks = answer.thanks {
            posts.append(
              Post(
                id: "\(id).\(place + 1).1", author: account, text: "@\(author.name) \(thanks)",
                created: date(day: day, minute: 30 + 35 * place), inReplyTo: "\(id).\(place + 1)"))
          }
        }
      }
    }
    return SampleService(host: "village.example", accounts: accounts, posts: posts)
  }()

  /// Returns the date a number of days after 1 January 2026 and a number of minutes after 9:00.
  private static func date(day: Int, minute: Int) -> Date {
    Date(timeIntervalSince1970: 1_767_258_000 + TimeInterval(day * 86_400 + minute * 60))
  }
}

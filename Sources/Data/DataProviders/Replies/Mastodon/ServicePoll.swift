import Foundation
import Models

/// A poll in the service's JSON; it has at least one option.
struct ServicePoll: Decodable {
  private struct Option: Decodable {
    let title: String
    let votes: Int?

    private enum CodingKeys: String, CodingKey {
      case title
      case votesCount = "votes_count"
    }

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      title = try fields.decode(String.self, forKey: .title)
      votes = fields.number(.votesCount)
    }
  }

  private let options: [Option]
  private let isClosed: Bool

  private enum CodingKeys: CodingKey {
    case options, expired
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    // Far more options than any service allows; the limits cut the list later.
    options = fields.list(of: Option.self, .options, atMost: 1000)
    isClosed = fields.flag(.expired)
    guard !options.isEmpty else { throw RepliesError.unreadable }
  }

  func poll(_ limits: ServiceLimits) -> Poll {
    Poll(
      options.prefix(limits.options).map { Poll.Option(limits.name($0.title), votes: $0.votes.map(limits.count)) },
      isClosed: isClosed)
  }
}

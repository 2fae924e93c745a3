import Foundation
import Models

/// An attachment in the service's JSON; nothing is required.
struct ServiceAttachment: Decodable {
  private let type, description: String?

  private enum CodingKeys: CodingKey {
    case type, description
  }

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    type = fields.optional(String.self, .type)
    description = fields.optional(String.self, .description)
  }

  func attachment(_ limits: ServiceLimits) -> Attachment {
    let kind: Attachment.Kind =
      switch type {
      case "image": .picture
      case "gifv": .animation
      case "video": .video
      case "audio": .sound
      default: .other
      }
    return Attachment(kind, limits.name(description ?? ""))
  }
}

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
    // Far more than any service allows; the limits cut it.
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

/// A quoted post in the service's JSON: the post itself, or its state and the post.
struct ServiceQuote: DecodableWithConfiguration {
  let quote: Quote

  private enum CodingKeys: String, CodingKey {
    case state
    case quotedStatus = "quoted_status"
  }

  init(from decoder: any Decoder, configuration limits: ServiceLimits) throws {
    let wanted = ServiceStatus.Wanted(.quoted, limits)
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let status: ServiceStatus? =
      if let state = fields.optional(String.self, .state) {
        state == "accepted"
          ? try fields.decodeIfPresent(ServiceStatus.self, forKey: .quotedStatus, configuration: wanted) : nil
      } else {
        try ServiceStatus(from: decoder, configuration: wanted)
      }
    if case .post(let post) = status { quote = .post(post) } else { quote = .withheld }
  }
}

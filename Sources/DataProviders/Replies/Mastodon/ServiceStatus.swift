import Models

/// A post in the service's JSON.
struct ServiceStatus: Decodable {
  /// The post that this one boosts; only its presence matters.
  struct Boosted: Decodable {}

  let id, content, spoilerText: String
  let createdAt: ServiceDate
  let inReplyToId: String?
  let account: ServiceAccount
  let repliesCount: Int
  let reblog: Boosted?

  func model(within limits: ServiceLimits) -> Post {
    Post(
      id: id, author: account.model(within: limits), warning: limits.name(spoilerText), text: limits.plain(content),
      created: createdAt.date, inReplyTo: inReplyToId, replyCount: limits.count(repliesCount))
  }
}

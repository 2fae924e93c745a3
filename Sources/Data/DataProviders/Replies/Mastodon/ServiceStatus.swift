import Foundation
import Models

/// A post in the service's JSON, read as far as it is wanted.
///
/// A post that cannot be read does not fail the list that it is in. Only cancelling does.
package enum ServiceStatus: DecodableWithConfiguration {
  /// Which posts are wanted, and the limits for them.
  package struct Wanted {
    /// The post whose direct replies are wanted; if it is nil, every post is wanted that is not a boost.
    let repliesTo: Post.ID?
    let limits: ServiceLimits

    package init(repliesTo post: Post.ID?, limits: ServiceLimits) {
      repliesTo = post
      self.limits = limits
    }
  }

  case post(Post)
  /// A boost, or a reply to another post.
  case unwanted(id: Post.ID?)
  /// The service's interface requires more than was sent.
  case unreadable(id: Post.ID?)

  private enum CodingKeys: String, CodingKey {
    case id, content, account, reblog
    case spoilerText = "spoiler_text"
    case createdAt = "created_at"
    case inReplyToID = "in_reply_to_id"
    case repliesCount = "replies_count"
  }

  package init(from decoder: any Decoder, configuration wanted: Wanted) throws {
    try Task.checkCancellation()
    guard let fields = try? decoder.container(keyedBy: CodingKeys.self) else {
      self = .unreadable(id: nil)
      return
    }
    let id = fields.optional(String.self, .id)
    if Self.isWanted(fields, wanted) {
      self = Self.post(fields, wanted).map { .post($0) } ?? .unreadable(id: id)
    } else {
      self = .unwanted(id: id)
    }
  }

  /// The id, if it can be read.
  var id: Post.ID? {
    switch self {
    case .post(let post): post.id
    case .unwanted(let id), .unreadable(let id): id
    }
  }

  /// Reads one field only: of thousands of replies, most may be to other posts.
  private static func isWanted(_ fields: KeyedDecodingContainer<CodingKeys>, _ wanted: Wanted) -> Bool {
    guard let parent = wanted.repliesTo else {
      // Not every server leaves out boosts itself.
      return (try? fields.decodeNil(forKey: .reblog)) != false
    }
    return fields.optional(String.self, .inReplyToID) == parent
  }

  private static func post(_ fields: KeyedDecodingContainer<CodingKeys>, _ wanted: Wanted) -> Post? {
    let limits = wanted.limits
    // Replies to a reply are not looked up, so their number does not matter.
    let replyCount = fields.optional(Int.self, .repliesCount) ?? (wanted.repliesTo == nil ? nil : 0)
    guard let id = fields.optional(String.self, .id), let content = fields.optional(String.self, .content),
      let created = fields.optional(String.self, .createdAt).flatMap(Date.init(service:)),
      let author = try? fields.decodeIfPresent(ServiceAccount.self, forKey: .account, configuration: limits)?.account,
      let replyCount
    else { return nil }
    return Post(
      id: id, author: author, warning: limits.name(fields.optional(String.self, .spoilerText) ?? ""),
      text: limits.plain(content),
      created: created, inReplyTo: fields.optional(String.self, .inReplyToID), replyCount: limits.count(replyCount))
  }
}

extension KeyedDecodingContainer {
  /// Returns a value that a model can do without; nil if it is missing, null or of another type.
  func optional<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
    try? decodeIfPresent(type, forKey: key)
  }
}

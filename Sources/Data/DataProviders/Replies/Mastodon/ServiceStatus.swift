import Foundation
import Models

/// A post in the service's JSON, read in full only if it is wanted.
///
/// A post that cannot be read does not fail its list. Only cancellation does.
package enum ServiceStatus: DecodableWithConfiguration {
  /// Which posts are wanted, and the limits for them.
  package struct Wanted {
    enum Posts: Equatable {
      /// Every post that is not a boost.
      case own
      case replies(to: Post.ID)
      /// A post that another post quotes. If the quoted post quotes a post, that quote is not read.
      case quoted
    }

    let posts: Posts
    let limits: ServiceLimits

    /// Selects the direct replies to a post; nil selects every post that is not a boost.
    package init(repliesTo post: Post.ID?, limits: ServiceLimits) {
      self.init(post.map { .replies(to: $0) } ?? .own, limits)
    }

    init(_ posts: Posts, _ limits: ServiceLimits) {
      self.posts = posts
      self.limits = limits
    }
  }

  case post(Post)
  /// A boost, or a reply to another post.
  case unwanted(id: Post.ID?)
  /// A post without content, or without a field that this program requires.
  case unreadable(id: Post.ID?)

  private enum CodingKeys: String, CodingKey {
    case id, content, account, reblog, sensitive, poll, quote, pleroma
    case spoilerText = "spoiler_text"
    case mediaAttachments = "media_attachments"
    case createdAt = "created_at"
    case editedAt = "edited_at"
    case inReplyToID = "in_reply_to_id"
    case repliesCount = "replies_count"
  }

  package init(from decoder: any Decoder, configuration wanted: Wanted) throws {
    try Task.checkCancellation()
    guard let fields = try? decoder.container(keyedBy: CodingKeys.self) else {
      self = .unreadable(id: nil)
      return
    }
    let id = fields.id(.id)
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

  /// Returns whether a post is wanted.
  ///
  /// It reads at most one field, because a thread may have thousands of replies, most of them to other posts.
  private static func isWanted(_ fields: KeyedDecodingContainer<CodingKeys>, _ wanted: Wanted) -> Bool {
    switch wanted.posts {
    // Not every server leaves out boosts, and some send an empty list if a post is not a boost.
    case .own: (try? fields.nestedContainer(keyedBy: CodingKeys.self, forKey: .reblog)) == nil
    case .replies(let parent): fields.id(.inReplyToID) == parent
    case .quoted: true
    }
  }

  private static func post(_ fields: KeyedDecodingContainer<CodingKeys>, _ wanted: Wanted) -> Post? {
    let limits = wanted.limits
    // Replies to replies and to quoted posts are not looked up, so their number does not matter.
    let replyCount = fields.number(.repliesCount) ?? (wanted.posts == .own ? nil : 0)
    guard let id = fields.id(.id), let replyCount,
      let created = fields.optional(String.self, .createdAt).flatMap(Date.init(service:)),
      let author = try? fields.decodeIfPresent(ServiceAccount.self, forKey: .account, configuration: limits)?.account
    else { return nil }
    let attachments = fields.list(of: ServiceAttachment.self, .mediaAttachments, atMost: limits.attachments)
    let poll = fields.optional(ServicePoll.self, .poll)?.poll(limits)
    let quote = wanted.posts == .quoted ? nil : Self.quote(fields, limits)
    let content = fields.optional(String.self, .content)
    // A post may have no text, for example if it has a picture. But an empty post cannot be shown.
    guard content != nil || !attachments.isEmpty || poll != nil || quote != nil else { return nil }
    let isQuoteShown = if case .post = quote { true } else { false }
    let text = limits.plain(content ?? "", hidesQuote: isQuoteShown)
    return Post(
      id: id, author: author, warning: limits.name(fields.optional(String.self, .spoilerText) ?? ""),
      isSensitive: fields.flag(.sensitive), text: text.text, linked: text.links,
      attachments: attachments.map { $0.attachment(limits) }, poll: poll, quote: quote, created: created,
      isEdited: fields.optional(String.self, .editedAt) != nil, inReplyTo: fields.id(.inReplyToID),
      replyCount: limits.count(replyCount))
  }

  /// Returns the quoted post, which Pleroma sends in a nested object.
  private static func quote(_ fields: KeyedDecodingContainer<CodingKeys>, _ limits: ServiceLimits) -> Quote? {
    let pleroma = try? fields.nestedContainer(keyedBy: CodingKeys.self, forKey: .pleroma)
    for fields in [fields, pleroma].compactMap(\.self) {
      let quote = try? fields.decodeIfPresent(ServiceQuote.self, forKey: .quote, configuration: limits)
      if let quote { return quote.quote }
    }
    return nil
  }
}

import Foundation
import Models

/// Accounts and posts in the service's JSON, including many fields that the client does not use.
enum ServedJSON {
  static func account(_ account: Account, host: String) -> JSON {
    .object([
      ("id", .string(account.id)),
      ("username", .string(String(account.name.prefix { $0 != "@" }))),
      ("acct", .string(account.name)),
      ("display_name", .string(account.displayName)),
      ("locked", .bool(false)),
      ("created_at", account.since.map { .string(time($0)) } ?? .null),
      ("note", .string(html(account.note))),
      ("url", account.host.map { .string("https://\($0)/@\(account.name)") } ?? .null),
      ("moved", account.movedTo.map { .object([("id", .string("99")), ("acct", .string($0))]) } ?? .null),
      ("avatar", .string("https://files.\(host)/avatars/\(account.id).png")),
      ("avatar_description", .string(account.avatarDescription ?? "")),
      ("followers_count", number(account.followers)),
      ("following_count", number(account.following)),
      ("statuses_count", number(account.posts)),
      ("last_status_at", .null),
      ("emojis", .array([])),
      ("fields", .array([.object([("name", .string("Web")), ("value", .string("")), ("verified_at", .null)])])),
    ])
  }

  static func status(_ post: Post, host: String) -> JSON {
    .object([
      ("id", .string(post.id)),
      ("created_at", .string(time(post.created))),
      ("in_reply_to_id", post.inReplyTo.map { .string($0) } ?? .null),
      ("in_reply_to_account_id", .null),
      ("sensitive", .bool(post.isSensitive)),
      ("spoiler_text", .string(post.warning)),
      ("visibility", .string("public")),
      ("language", .null),
      ("uri", .string("https://\(host)/posts/\(post.id)")),
      ("url", .null),
      ("replies_count", .number(post.replyCount)),
      ("edited_at", post.isEdited ? .string(time(post.created + 60)) : .null),
      ("content", .string(html(post.text))),
      ("reblog", .null),
      ("account", account(post.author, host: host)),
      ("media_attachments", .array(post.attachments.map(attachment))),
      ("card", .null),
      ("poll", post.poll.map(poll) ?? .null),
      ("quote", post.quote.map { quote($0, host: host) } ?? .null),
    ])
  }

  private static func attachment(_ attachment: Attachment) -> JSON {
    let types: [Attachment.Kind: String] = [
      .picture: "image", .animation: "gifv", .video: "video", .sound: "audio", .other: "unknown",
    ]
    return .object([
      ("id", .string("1")), ("type", .string(types[attachment.kind] ?? "")),
      ("description", attachment.description.isEmpty ? .null : .string(attachment.description)),
    ])
  }

  private static func poll(_ poll: Poll) -> JSON {
    let options = poll.options.map { JSON.object([("title", .string($0.title)), ("votes_count", number($0.votes))]) }
    return .object([
      ("id", .string("1")), ("expired", .bool(poll.isClosed)), ("multiple", .bool(false)), ("options", .array(options)),
    ])
  }

  private static func quote(_ quote: Quote, host: String) -> JSON {
    switch quote {
    case .post(let post): .object([("state", .string("accepted")), ("quoted_status", status(post, host: host))])
    case .withheld: .object([("state", .string("revoked")), ("quoted_status", .null)])
    }
  }

  private static func number(_ count: Int?) -> JSON { count.map { .number($0) } ?? .null }

  private static func time(_ date: Date) -> String {
    date.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }

  private static func html(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    var escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
    escaped.replace(/^@([a-z]+)/) {
      #"<span class="h-card"><a href="x" class="u-url">@<span>\#($0.1)</span></a></span>"#
    }
    return "<p>" + escaped.replacing("\n\n", with: "</p><p>").replacing("\n", with: "<br />") + "</p>"
  }
}

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
      ("url", .string("https://\(host)/@\(account.name)")),
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
      ("sensitive", .bool(!post.warning.isEmpty)),
      ("spoiler_text", .string(post.warning)),
      ("visibility", .string("public")),
      ("language", .null),
      ("uri", .string("https://\(host)/posts/\(post.id)")),
      ("url", .null),
      ("replies_count", .number(post.replyCount)),
      ("edited_at", .null),
      ("content", .string(html(post.text))),
      ("reblog", .null),
      ("account", account(post.author, host: host)),
      ("media_attachments", .array([])),
      ("card", .null),
      ("poll", .null),
    ])
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

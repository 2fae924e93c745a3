/// Posts in the service's JSON, whose members a test can replace or leave out.
package enum SentJSON {
  /// Returns a post and its author.
  ///
  /// - Parameters:
  ///   - id: The id of the post.
  ///   - members: The values of some members, or of further ones, as JSON; an empty one leaves its member out.
  ///   - author: The same for members of the author.
  /// - Returns: The post as JSON.
  package static func status(_ id: String, _ members: [String: String] = [:], author: [String: String] = [:]) -> String
  {
    let status = [
      ("id", "\"\(id)\""), ("content", #""""#), ("spoiler_text", #""""#), ("replies_count", "0"),
      ("in_reply_to_id", "null"), ("created_at", #""2026-01-02T03:04:05Z""#), ("account", account(author)),
    ]
    return object(status, members)
  }

  /// Returns an account, with some members replaced.
  package static func account(_ members: [String: String] = [:]) -> String {
    let account = [
      ("id", #""1""#), ("acct", #""alice""#), ("display_name", #""Alice""#), ("note", #""""#), ("created_at", "null"),
      ("followers_count", "1"), ("following_count", "2"), ("statuses_count", "3"), ("avatar_description", "null"),
    ]
    return object(account, members)
  }

  /// Returns posts as a page.
  package static func page(_ statuses: [String]) -> String { "[" + statuses.joined(separator: ",") + "]" }

  /// Returns posts as the replies below a post.
  package static func context(_ statuses: [String]) -> String {
    #"{"ancestors":[],"descendants":"# + page(statuses) + "}"
  }

  private static func object(_ usual: [(String, String)], _ given: [String: String]) -> String {
    let others = given.filter { name, _ in !usual.contains { $0.0 == name } }.sorted { $0.key < $1.key }
    let members = (usual.map { ($0, given[$0] ?? $1) } + others.map { ($0, $1) }).filter { !$1.isEmpty }
    return "{" + members.map { "\"\($0)\":\($1)" }.joined(separator: ",") + "}"
  }
}

import Foundation

/// A request to the service's API.
enum Endpoint {
  case lookup(name: String)
  case account(id: String)
  case statuses(account: String, limit: Int, before: String?)
  case context(status: String)

  /// The path and query; nil if an id cannot be part of a path.
  ///
  /// No server can have such an id.
  var path: String? {
    switch self {
    case .lookup(let name): "/api/v1/accounts/lookup?acct=\(Self.encoded(name))"
    case .account(let id): Self.segment(id).map { "/api/v1/accounts/\($0)" }
    case .statuses(let account, let limit, let before):
      Self.segment(account).map { id in
        "/api/v1/accounts/\(id)/statuses?limit=\(limit)&exclude_reblogs=true"
          + (before.map { "&max_id=\(Self.encoded($0))" } ?? "")
      }
    case .context(let status): Self.segment(status).map { "/api/v1/statuses/\($0)/context" }
    }
  }

  /// Encodes an opaque id as a path segment; nil if it is empty, `.` or `..`.
  ///
  /// These have a special meaning in a path.
  private static func segment(_ id: String) -> String? { ["", ".", ".."].contains(id) ? nil : encoded(id) }

  /// The characters that need no encoding anywhere in a URL. (RFC 3986)
  private static let unreserved = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.~")

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }
}

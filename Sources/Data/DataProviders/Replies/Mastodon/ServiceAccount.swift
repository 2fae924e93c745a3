import Foundation
import Models

/// An account in the service's JSON; only its id and name are required.
struct ServiceAccount: DecodableWithConfiguration {
  let account: Account
  /// Whether the service has suspended the account and removed its content.
  let isSuspended: Bool

  private enum CodingKeys: String, CodingKey {
    case id, acct, username, url, note, suspended, moved
    case displayName = "display_name"
    case followersCount = "followers_count"
    case followingCount = "following_count"
    case statusesCount = "statuses_count"
    case createdAt = "created_at"
    case avatarDescription = "avatar_description"
  }

  init(from decoder: any Decoder, configuration limits: ServiceLimits) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    guard let id = fields.id(.id), let name = Self.name(fields, limits) else { throw RepliesError.unreadable }
    let moved = try? fields.nestedContainer(keyedBy: CodingKeys.self, forKey: .moved)
    let picture = fields.optional(String.self, .avatarDescription).map(limits.name)
    account = Account(
      id: id, name: name, host: fields.optional(String.self, .url).flatMap(Self.host),
      displayName: limits.name(fields.optional(String.self, .displayName) ?? ""),
      note: limits.plain(fields.optional(String.self, .note) ?? "").text,
      followers: fields.number(.followersCount).map(limits.count),
      following: fields.number(.followingCount).map(limits.count),
      posts: fields.number(.statusesCount).map(limits.count),
      since: fields.optional(String.self, .createdAt).flatMap(Date.init(service:)),
      avatarDescription: picture?.allSatisfy(\.isWhitespace) == false ? picture : nil,
      movedTo: moved.flatMap { Self.name($0, limits) })
    isSuspended = fields.flag(.suspended)
  }

  /// Returns the name, with the host of a remote account.
  ///
  /// A server that omits `acct` may send only the name.
  private static func name(_ fields: KeyedDecodingContainer<CodingKeys>, _ limits: ServiceLimits) -> String? {
    let names = [CodingKeys.acct, .username].compactMap { fields.optional(String.self, $0) }
    return names.first { !$0.allSatisfy(\.isWhitespace) }.map(limits.name)
  }

  private static func host(of url: String) -> String? {
    url.utf8.count > 2000 ? nil : URL(string: url)?.host(percentEncoded: true)
  }
}

import Foundation
import Models

/// An account in the service's JSON; only its id and name are required.
struct ServiceAccount: DecodableWithConfiguration {
  let account: Account
  /// Whether the service has suspended the account and removed its content.
  let isSuspended: Bool

  private enum CodingKeys: String, CodingKey {
    case id, acct, note, suspended
    case displayName = "display_name"
    case followersCount = "followers_count"
    case followingCount = "following_count"
    case statusesCount = "statuses_count"
    case createdAt = "created_at"
    case avatarDescription = "avatar_description"
  }

  init(from decoder: any Decoder, configuration limits: ServiceLimits) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    let displayName = fields.optional(String.self, .displayName) ?? ""
    let picture = fields.optional(String.self, .avatarDescription).map(limits.name)
    account = Account(
      id: try fields.decode(String.self, forKey: .id), name: limits.name(try fields.decode(String.self, forKey: .acct)),
      displayName: limits.name(displayName), note: limits.plain(fields.optional(String.self, .note) ?? ""),
      followers: fields.optional(Int.self, .followersCount).map(limits.count),
      following: fields.optional(Int.self, .followingCount).map(limits.count),
      posts: fields.optional(Int.self, .statusesCount).map(limits.count),
      since: fields.optional(String.self, .createdAt).flatMap(Date.init(service:)),
      avatarDescription: picture?.allSatisfy(\.isWhitespace) == false ? picture : nil)
    isSuspended = fields.optional(Bool.self, .suspended) ?? false
  }
}

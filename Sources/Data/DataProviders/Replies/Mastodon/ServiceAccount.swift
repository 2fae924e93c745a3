import Foundation
import Models

/// An account in the service's JSON; only its id and name are required.
struct ServiceAccount: Decodable {
  let id, acct, displayName, note: String
  let followersCount, followingCount, statusesCount: Int?
  let createdAt: ServiceDate?
  let avatarDescription: String?
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

  init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    id = try fields.decode(String.self, forKey: .id)
    acct = try fields.decode(String.self, forKey: .acct)
    displayName = fields.optional(String.self, .displayName) ?? ""
    note = fields.optional(String.self, .note) ?? ""
    followersCount = fields.optional(Int.self, .followersCount)
    followingCount = fields.optional(Int.self, .followingCount)
    statusesCount = fields.optional(Int.self, .statusesCount)
    createdAt = fields.optional(ServiceDate.self, .createdAt)
    avatarDescription = fields.optional(String.self, .avatarDescription)
    isSuspended = fields.optional(Bool.self, .suspended) ?? false
  }

  func model(within limits: ServiceLimits) -> Account {
    let picture = avatarDescription.map(limits.name)
    return Account(
      id: id, name: limits.name(acct), displayName: limits.name(displayName), note: limits.plain(note),
      followers: followersCount.map(limits.count), following: followingCount.map(limits.count),
      posts: statusesCount.map(limits.count), since: createdAt?.date,
      avatarDescription: picture?.allSatisfy(\.isWhitespace) == false ? picture : nil)
  }
}

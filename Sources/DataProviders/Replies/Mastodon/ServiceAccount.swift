import Foundation
import Models

/// An account as the service writes it.
struct ServiceAccount: Decodable {
  let id, acct, displayName, note: String
  let followersCount, followingCount, statusesCount: Int
  let createdAt: ServiceDate?
  let avatarDescription: String?
  /// Whether the service has taken everything away from it; nil means no.
  let suspended: Bool?

  var model: Account {
    Account(
      id: id, name: acct, displayName: displayName, note: HTMLText.plain(note), followers: followersCount,
      following: followingCount, posts: statusesCount, since: createdAt?.date,
      avatarDescription: avatarDescription.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 })
  }
}

import Foundation
import Models

/// An account in the service's JSON.
struct ServiceAccount: Decodable {
  let id, acct, displayName, note: String
  let followersCount, followingCount, statusesCount: Int
  let createdAt: ServiceDate?
  let avatarDescription: String?
  /// Whether the service has suspended the account and removed its content; nil means no.
  let suspended: Bool?

  func model(within limits: ServiceLimits) -> Account {
    Account(
      id: id, name: limits.name(acct), displayName: limits.name(displayName), note: limits.plain(note),
      followers: limits.count(followersCount), following: limits.count(followingCount),
      posts: limits.count(statusesCount), since: createdAt?.date,
      avatarDescription: avatarDescription.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : limits.name($0) })
  }
}

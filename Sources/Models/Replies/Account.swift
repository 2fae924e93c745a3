package import Foundation

/// Somebody on the service, as the service tells it: every text in it comes from a stranger.
///
/// Seed 003.
package struct Account: Identifiable, Equatable, Sendable {
  /// The service's own name for the account; opaque, and only good on the server that gave it.
  package let id: String
  /// How the server calls the account: `user` where it is its own, `user@host` otherwise.
  package let name: String
  /// What the account calls itself; may be blank.
  package let displayName: String
  /// What the account says of itself, as plain text; may be blank.
  package let note: String
  package let followers, following, posts: Int
  /// When the account was made; nil if the server does not say.
  package let since: Date?
  /// What its picture shows, in words; nil if nobody has said so.
  package let avatarDescription: String?

  package init(
    id: String, name: String, displayName: String, note: String = "", followers: Int = 0, following: Int = 0,
    posts: Int = 0, since: Date? = nil, avatarDescription: String? = nil
  ) {
    self.id = id
    self.name = name
    self.displayName = displayName
    self.note = note
    self.followers = followers
    self.following = following
    self.posts = posts
    self.since = since
    self.avatarDescription = avatarDescription
  }
}

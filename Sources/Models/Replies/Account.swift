import struct Foundation.Date

/// An account as the service reports it; all its texts are untrusted input.
package struct Account: Identifiable, Equatable, Sendable {
  /// The service's id for the account: opaque, and valid only on the server that issued it.
  package let id: String
  /// The server's name for the account: `user` if it is local, `user@host` if it is remote.
  package let name: String
  /// The host of the account's page, if known; a local account's name does not include it.
  package let host: String?
  /// The name that the account's owner chose to show; may be blank.
  package let displayName: String
  /// The account's description of itself as plain text; may be blank.
  package let note: String
  /// The server's counts; nil if the server does not send them.
  package let followers, following, posts: Int?
  /// The date on which the account was created, if the server sends it.
  package let since: Date?
  /// A description of the avatar, if one was provided.
  package let avatarDescription: String?
  /// The name of the account to which this account has moved, if any.
  package let movedTo: String?

  package init(
    id: String, name: String, host: String? = nil, displayName: String, note: String = "", followers: Int? = 0,
    following: Int? = 0, posts: Int? = 0, since: Date? = nil, avatarDescription: String? = nil, movedTo: String? = nil
  ) {
    self.id = id
    self.name = name
    self.host = host
    self.displayName = displayName
    self.note = note
    self.followers = followers
    self.following = following
    self.posts = posts
    self.since = since
    self.avatarDescription = avatarDescription
    self.movedTo = movedTo
  }
}

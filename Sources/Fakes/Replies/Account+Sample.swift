import Foundation
import Models

nonisolated extension Account {
  /// An account with four posts, two of which have replies.
  package static let sample = Account(
    id: "1", name: "alice", displayName: "Alice Ferrer", note: "Onions and bicycles.", followers: 1234, following: 56,
    posts: 4, since: Date(timeIntervalSince1970: 1_480_000_000), avatarDescription: "A calçot on a bicycle")
  /// An account on another server, with replies to posts of ``sample``.
  package static let sampleBob = Account(id: "2", name: "bob@elsewhere.example", displayName: "Bob Spryn", posts: 2)
  /// An account that has a name, but no display name.
  package static let sampleCarla = Account(id: "3", name: "carla", displayName: "", posts: 1)
  /// An account without posts.
  package static let sampleQuiet = Account(id: "4", name: "quiet", displayName: "Quiet One")

  /// An account that has moved to another server.
  package static let sampleMoved = Account(
    id: "5", name: "dana@anywhere.example", displayName: "Dana", posts: 7, movedTo: "dana@elsewhere.example")

  /// The accounts on the fake server, unless a test provides others.
  package static let samples = [sample, sampleBob, sampleCarla, sampleQuiet]
}

nonisolated extension Account {
  /// An account with hostile text in every text field.
  package static let hostile = hostile(.clearScreen)

  /// Creates an account with this text in every text field, and with extreme counts.
  package static func hostile(_ text: HostileText, id: String = "666") -> Account {
    Account(
      id: id, name: text.rawValue, displayName: text.rawValue, note: text.rawValue, followers: .max, following: .min,
      posts: -1, avatarDescription: text.rawValue,
      movedTo: text.rawValue)
  }
}

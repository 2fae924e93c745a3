import Foundation
package import Models

extension Account {
  /// Somebody who has posted, and has been answered.
  package static let sample = Account(
    id: "1", name: "alice", displayName: "Alice Ferrer", note: "Onions and bicycles.", followers: 1234, following: 56,
    posts: 4, since: Date(timeIntervalSince1970: 1_480_000_000), avatarDescription: "A calçot on a bicycle")
  /// Somebody on another server, who has answered.
  package static let sampleBob = Account(id: "2", name: "bob@elsewhere.example", displayName: "Bob Spryn", posts: 2)
  /// Somebody who says nothing of herself but her name.
  package static let sampleCarla = Account(id: "3", name: "carla", displayName: "", posts: 1)
  /// Somebody who has never posted.
  package static let sampleQuiet = Account(id: "4", name: "quiet", displayName: "Quiet One")

  /// Everybody on the server.
  package static let samples = [sample, sampleBob, sampleCarla, sampleQuiet]
}

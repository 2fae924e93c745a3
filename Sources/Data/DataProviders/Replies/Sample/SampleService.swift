import Models

/// A small service in memory: accounts and their posts.
///
/// The replies app shows the bundled service if no server is named. The people and places in it are invented.
package struct SampleService: Sendable {
  /// The service's host; the names of its own accounts contain no host.
  package let host: String
  package let accounts: [Account]
  /// All posts, newest first.
  package let posts: [Post]

  package func account(named name: AccountName) -> Account? {
    let own = name.text.hasSuffix("@" + host) ? String(name.text.dropLast(host.count + 1)) : name.text
    return accounts.first { $0.name == own }
  }

  package func account(_ id: Account.ID) -> Account? { accounts.first { $0.id == id } }

  package func posts(by account: Account.ID) -> [Post] { posts.filter { $0.author.id == account } }

  /// Returns the direct replies to a post, oldest first.
  package func answers(to post: Post.ID) -> [Post] { posts.filter { $0.inReplyTo == post }.reversed() }
}

package import Models

/// A small service in memory: accounts, and everything that they have written.
///
/// The bundled one is what the replies app shows without a server; its people and places are invented.
package struct SampleService: Sendable {
  /// The host whose accounts go by `user` alone.
  package let host: String
  package let accounts: [Account]
  /// The newest first.
  package let posts: [Post]

  package init(host: String, accounts: [Account], posts: [Post]) {
    self.host = host
    self.accounts = accounts
    self.posts = posts.sorted { $0.created > $1.created }
  }

  package func account(named name: AccountName) -> Account? {
    let own = name.text.hasSuffix("@" + host) ? String(name.text.dropLast(host.count + 1)) : name.text
    return accounts.first { $0.name == own }
  }

  package func account(_ id: Account.ID) -> Account? {
    accounts.first { $0.id == id }
  }

  package func posts(by account: Account.ID) -> [Post] {
    posts.filter { $0.author.id == account }
  }

  /// Who answered a post directly, the first one first.
  package func answers(to post: Post.ID) -> [Post] {
    posts.filter { $0.inReplyTo == post }.reversed()
  }
}

import DataProviders
import Models
import TestSupport
import Testing

/// The bundled service.
@Suite(.computesOnly)
nonisolated struct SampleServiceTests {
  @Test func `every post says something, and only the soup is warned of`() {
    let posts = SampleService.bundled.posts
    #expect(posts.allSatisfy { !$0.text.replacing(#/^@\w+ /#, with: "").isEmpty })
    #expect(Set(posts.map(\.warning)) == ["", "food"])
    #expect(posts.count == 45)
    #expect(SampleService.bundled.accounts.filter(\.displayName.isEmpty).map(\.name) == ["gus@harbour.example"])
  }

  @Test func `a reply begins with the name of whom it answers`() {
    let posts = SampleService.bundled.posts
    for post in posts {
      let answered = posts.first { $0.id == post.inReplyTo }
      #expect(post.text.hasPrefix("@") == (answered != nil))
      if let answered { #expect(post.text.hasPrefix("@\(answered.author.name) ")) }
    }
  }
}

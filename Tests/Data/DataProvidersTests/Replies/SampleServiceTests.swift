import DataProviders
import Models
import TestSupport
import Testing

/// The bundled service.
@Suite(.computesOnly)
nonisolated struct SampleServiceTests {
  @Test func `every post has text or an attachment, and every warning is about food`() {
    let posts = SampleService.bundled.posts
    #expect(posts.allSatisfy { !$0.text.replacing(#/^@\w+ ?/#, with: "").isEmpty || !$0.attachments.isEmpty })
    #expect(Set(posts.map(\.warning)) == ["", "food"])
    #expect(posts.count == 45)
    #expect(SampleService.bundled.accounts.filter(\.displayName.isEmpty).map(\.name) == ["gus@harbour.example"])
  }

  @Test func `a reply begins with the name of the account whose post it answers`() {
    let posts = SampleService.bundled.posts
    for post in posts {
      let answered = posts.first { $0.id == post.inReplyTo }
      #expect(post.text.hasPrefix("@") == (answered != nil))
      if let answered { #expect((post.text + " ").hasPrefix("@\(answered.author.name) ")) }
    }
  }

  @Test func `the samples contain a post of each kind`() {
    let posts = SampleService.bundled.posts
    #expect(posts.contains { !$0.attachments.isEmpty && !$0.text.contains(" ") })
    #expect(posts.contains { $0.isSensitive })
    #expect(posts.contains { $0.poll != nil })
    #expect(posts.contains { if case .post = $0.quote { true } else { false } })
    #expect(posts.contains { $0.isEdited })
    #expect(posts.contains { !$0.links.isEmpty })
    #expect(posts.contains { $0.inReplyTo != nil && $0.author.movedTo != nil })
  }
}

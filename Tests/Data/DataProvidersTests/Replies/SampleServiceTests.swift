import DataProviders
import Models
import Testing
import TestSupport

/// The bundled service.
@Suite(.computesOnly)
nonisolated struct SampleServiceTests {
  @Test func `every post says something, and only the soup is warned of`() {
    let posts = SampleService.bundled.posts
    #expect(posts.allSatisfy { !$0.text.replacing(#/^@\w+ /#, with: "").isEmpty })
    #expect(Set(posts.map(\.warning)) == ["", "food"])
    #expect(posts.count == 45)
  }
}

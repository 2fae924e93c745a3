import Fakes
import Models
import Testing
import TextUI
import TextViews
import ViewModels

struct PostViewTests {
  @Test func `it shows the author, the warning and the whole text`() async throws {
    let post = Post(
      id: "1", author: .sampleBob, warning: "food", text: "One line.\n\nAnother line.", created: Post.sampleTime)
    let lines = try await lines(of: PostView.self, PostViewModel(post: post, clock: .sample))
    #expect(
      lines.replacing("\u{202F}", with: " ") == """
        == Reply ==
        @bob@elsewhere.example, Bob Spryn
        Sep 21, 2026 at 2:13 PM
        Warning: food
        | One line.
        | Another line.


        """)
  }

  @Test func `it has no commands of its own`() {
    #expect(PostView(viewModel: PostViewModel(post: .sampleReply, clock: .sample)).screen.commands.isEmpty)
  }
}

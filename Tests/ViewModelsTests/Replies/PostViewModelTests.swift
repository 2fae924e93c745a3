import Fakes
import Models
import Testing
import ViewModels

struct PostViewModelTests {
  private let coordinator = PostFakeCoordinator()

  private func viewModel(of post: Post) -> PostViewModel {
    PostViewModel(post: post, coordinator: coordinator)
  }

  @Test func `it shows author, time and text`() {
    let viewModel = viewModel(of: .sampleReply)
    #expect(viewModel.authorTitle == "@bob@elsewhere.example, Bob Spryn")
    #expect(viewModel.authorAvatar.initials == "BS")
    #expect(viewModel.written.hasPrefix("Sep 21, 2026 at 2:08"))
    #expect(viewModel.warning == nil)
    #expect(viewModel.text == ["@alice I am, with two friends."])
  }

  @Test func `a warning stands before the text, which is shown all the same`() {
    let viewModel = viewModel(of: .sampleReplyWarned)
    #expect(viewModel.authorTitle == "@carla")
    #expect(viewModel.warning == "Warning: food")
    #expect(viewModel.text == ["@alice Me too, if there is romesco."])
  }

  @Test func `a text keeps its lines`() {
    let post = Post(id: "1", author: .sampleBob, text: "a\n\nb\nc", created: Post.sampleTime)
    #expect(viewModel(of: post).text == ["a", "b", "c"])
  }

  @Test func `of a text of any length the start is shown, and that it goes on`() {
    let lines = (text: String(repeating: "a\u{301}\n", count: 10_000), shown: String(repeating: "b", count: 20_000))
    let posts = [lines.text, lines.shown, lines.shown + "b"].map {
      Post(id: "1", author: .sampleBob, text: $0, created: Post.sampleTime)
    }
    let texts = posts.map { viewModel(of: $0).text }
    let cut = "The text goes on: only its first 20,000 characters are shown."
    #expect(texts[0].count == 6668)
    #expect(texts[0].last == cut)
    #expect(texts[1] == [lines.shown])
    #expect(texts[2] == [lines.shown, cut])
  }

  @Test func `a warning of any length is shown as far as a line goes`() {
    let post = Post(
      id: "1", author: .sampleBob, warning: String(repeating: "a", count: 30_000), text: "", created: Post.sampleTime)
    #expect(viewModel(of: post).warning == "Warning: \(String(repeating: "a", count: 1000))…")
  }

  @Test func `a draw costs nothing, however long the text is`() {
    let text = String(repeating: "a ", count: 2_000_000)
    let viewModel = viewModel(of: Post(id: "1", author: .sampleBob, text: text, created: Post.sampleTime))
    let time = ContinuousClock().measure {
      for _ in 0..<100 { #expect(viewModel.text.count == 2) }
    }
    #expect(time < .seconds(1))
  }

  @Test func `going back leaves it`() {
    viewModel(of: .sampleReply).dismissPost()
    #expect(coordinator.dismissals == 1)
  }
}

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

  @Test func `going back leaves it`() {
    viewModel(of: .sampleReply).dismissPost()
    #expect(coordinator.dismissals == 1)
  }
}

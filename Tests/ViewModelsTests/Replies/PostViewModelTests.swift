import Fakes
import Foundation
import Localization
import Models
import Testing
import Texts
import ViewModels

struct PostViewModelTests {
  private func viewModel(of post: Post) -> PostViewModel {
    PostViewModel(post: post, clock: .sample)
  }

  private func viewModel(ofText text: String, warning: String = "") -> PostViewModel {
    viewModel(of: Post(id: "1", author: .sampleBob, warning: warning, text: text, created: Post.sampleTime))
  }

  @Test func `it shows author, time and text`() {
    let viewModel = viewModel(of: .sampleReply)
    #expect(viewModel.authorTitle.words(in: .en) == "@bob@elsewhere.example, Bob Spryn")
    #expect(viewModel.authorAvatar.initials == "BS")
    #expect(viewModel.written == .date(Post.sampleReply.created, .dayAndTime, in: .gmt))
    #expect(viewModel.warning == nil)
    #expect(viewModel.text == ["@alice I am, with two friends."])
  }

  @Test func `the time is that of the user's time zone`() throws {
    let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let viewModel = PostViewModel(post: .sampleReply, clock: WallClock(timeZone: zone) { Post.sampleTime })
    #expect(viewModel.written == .date(Post.sampleReply.created, .dayAndTime, in: zone))
  }

  @Test func `a warning is before the text, which is shown all the same`() {
    let viewModel = viewModel(of: .sampleReplyWarned)
    #expect(viewModel.authorTitle == "@carla")
    #expect(viewModel.warning == .replies(.postWarning("food")))
    #expect(viewModel.text == ["@alice Me too, if there is romesco."])
  }

  @Test func `a text keeps its lines`() {
    #expect(viewModel(ofText: "a\n\nb\nc").text == ["a", "b", "c"])
  }

  @Test func `a long text shows its start, and that it goes on`() {
    let limit = String(repeating: "b", count: 20_000)
    let marks = viewModel(ofText: String(repeating: "a\u{301}\n", count: 10_000)).text
    #expect(marks.count == 6668)
    #expect(marks.last == .replies(.textCut(limit: 20_000)))
    #expect(viewModel(ofText: limit).text == [Text(verbatim: limit)])
    #expect(viewModel(ofText: limit + "b").text == [Text(verbatim: limit), .replies(.textCut(limit: 20_000))])
  }

  @Test func `a long warning is shown as far as a line goes`() {
    let warning = String(repeating: "a", count: 1000)
    #expect(viewModel(ofText: "", warning: warning).warning == .replies(.postWarning(warning)))
    #expect(viewModel(ofText: "", warning: warning + "a").warning == .replies(.postWarning(warning + "…")))
  }
}

import Fakes
import Foundation
import Localization
import Models
import Testing
import Texts
import ViewModels

struct PostViewModelTests {
  private func viewModel(of post: Post, isRevealed: Bool = false) -> PostViewModel {
    var revealed: Set<Post.ID> = isRevealed ? [post.id] : []
    if isRevealed, case .post(let quoted) = post.quote { revealed.insert(quoted.id) }
    return PostViewModel(post: post, clock: .sample, revealed: revealed)
  }

  private func viewModel(ofText text: String, warning: String = "") -> PostViewModel {
    viewModel(of: Post(id: "1", author: .sampleBob, warning: warning, text: text, created: WallClock.sampleTime))
  }

  @Test func `a post shows its author, time and text`() {
    let viewModel = viewModel(of: .sampleReply)
    #expect(viewModel.authorTitle.words(in: .en) == "@bob@elsewhere.example, Bob Spryn")
    #expect(viewModel.authorAvatar.initials == "BS")
    #expect(viewModel.written == .date(Post.sampleReply.created, .dayAndTime, in: .gmt))
    #expect(viewModel.warning == nil)
    #expect(viewModel.text == ["@alice I am, with two friends."])
  }

  @Test func `the time is in the user's time zone`() throws {
    let zone = try #require(TimeZone(identifier: "Pacific/Kiritimati"))
    let viewModel = PostViewModel(post: .sampleReply, clock: WallClock(timeZone: zone) { WallClock.sampleTime })
    #expect(viewModel.written == .date(Post.sampleReply.created, .dayAndTime, in: zone))
  }

  @Test func `a warning replaces the content of a post until the user reveals the post`() {
    let hidden = viewModel(of: .sampleReplyWarned)
    #expect(hidden.authorTitle == "@carla")
    #expect(hidden.warning == .replies(.postWarning("food")))
    #expect(hidden.hidingPost == "101" && hidden.text.isEmpty && hidden.parts.isEmpty && hidden.links.isEmpty)
    let shown = viewModel(of: .sampleReplyWarned, isRevealed: true)
    #expect(shown.warning == .replies(.postWarning("food")))
    #expect(shown.hidingPost == nil)
    #expect(shown.text == ["@alice Me too, if there is romesco."])
  }

  @Test func `the description of a picture is shown, or only a note that there is a picture`() {
    #expect(
      viewModel(of: .samplePicture).parts == [
        .replies(.described(.picture, "A heron on a roof")), .replies(.attachment(.picture)),
      ])
  }

  @Test func `a sensitive picture is described only on request, but the text of the post is always shown`() {
    let hidden = viewModel(of: .sampleSensitive)
    #expect(hidden.hidingPost == "206" && !hidden.text.isEmpty)
    #expect(hidden.parts == [.replies(.sensitive(.picture))])
    #expect(
      viewModel(of: .sampleSensitive, isRevealed: true).parts == [.replies(.described(.picture, "A stitched thumb"))])
  }

  @Test func `a poll is shown with its options and votes, and a closed poll is marked as closed`() {
    #expect(viewModel(of: .samplePoll).parts.last == .replies(.poll("Red 3, Blue 4")))
    #expect(viewModel(of: .sampleQuoteWithheld).parts == [.replies(.closedPoll("Leeks, Onions"))])
  }

  @Test func `a quoted post is shown with its author and its warning, and the warning hides the quoted text`() {
    let hidden = viewModel(of: .sampleQuote)
    #expect(hidden.quoteTitle == .replies(.quoting("@carla")))
    #expect(hidden.quoteWarning == .replies(.postWarning("spoilers")))
    #expect(hidden.hidingPost == "70" && hidden.quote.isEmpty && !hidden.text.isEmpty)
    #expect(viewModel(of: .sampleQuote, isRevealed: true).quote == ["Cooks did it."])
  }

  @Test func `if the server does not show a quoted post, a note mentions the post`() {
    #expect(viewModel(of: .sampleQuoteWithheld).quoteTitle == .replies(.quoteWithheld))
  }

  @Test func `a warning also hides the links of the post and the post that it quotes`() {
    let post = Post(
      id: "1", author: .sampleBob, warning: "x", text: "https://a.example", linked: ["https://b.example"],
      quote: .post(.sampleReplyLinking), created: WallClock.sampleTime)
    let hidden = viewModel(of: post)
    #expect(hidden.links.isEmpty && hidden.quoteTitle == nil && hidden.quote.isEmpty)
    #expect(viewModel(of: post, isRevealed: true).links.count == 4)
  }

  @Test func `a post shows whether it was edited, and whether its account has moved`() {
    let time = Text.date(Post.sampleEdited.created, .dayAndTime, in: .gmt)
    #expect(viewModel(of: .sampleEdited).written == .replies(.edited(time)))
    #expect(viewModel(of: .sampleByMoved).moved == .replies(.moved(to: "@dana@elsewhere.example")))
  }

  @Test func `a post without any content shows a message`() {
    #expect(viewModel(of: .sampleOfNothing).parts == [.replies(.noText)])
  }

  @Test func `only nine links are shown, one for each digit from 1 to 9`() {
    let linked = (1...9).map { "https://\($0).example" }
    let quoted = Post(
      id: "2", author: .sampleBob, text: "", linked: ["https://q.example"], created: WallClock.sampleTime)
    let post = Post(
      id: "1", author: .sampleBob, text: "", linked: linked, quote: .post(quoted), created: WallClock.sampleTime)
    #expect(viewModel(of: post).links == linked)
  }

  @Test func `line breaks in a text are kept, but blank lines are removed`() {
    #expect(viewModel(ofText: "a\n\nb\nc").text == ["a", "b", "c"])
  }

  @Test func `a long text is truncated, with a note that the text goes on`() {
    let limit = String(repeating: "b", count: 20_000)
    let marks = viewModel(ofText: String(repeating: "a\u{301}\n", count: 10_000)).text
    #expect(marks.count == 6668)
    #expect(marks.last == .replies(.textCut(limit: 20_000)))
    #expect(viewModel(ofText: limit).text == [Text(verbatim: limit)])
    #expect(viewModel(ofText: limit + "b").text == [Text(verbatim: limit), .replies(.textCut(limit: 20_000))])
  }

  @Test func `a long warning is truncated to 1,000 characters`() {
    let warning = String(repeating: "a", count: 1000)
    #expect(viewModel(ofText: "", warning: warning).warning == .replies(.postWarning(warning)))
    #expect(viewModel(ofText: "", warning: warning + "a").warning == .replies(.postWarning(warning + "…")))
  }
}

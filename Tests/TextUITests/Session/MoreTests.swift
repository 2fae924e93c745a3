import Foundation
import Testing
import TextUI
import TextUISupport

/// `more` in lines: the next rows, from the list or from farther away.
@Suite(.timeLimit(.minutes(1)))
struct MoreTests {
  private let navigation = NavigationController()

  private func answers(of view: PagingView, to lines: [String]) async throws -> [String] {
    navigation.push(view)
    let play = Play(lines, on: navigation)
    try await play.run()
    return play.transcript.text.components(separatedBy: "> more\n")
  }

  @Test func `the rows that are there come first, then those that are asked for`() async throws {
    let view = PagingView(rows: 21)
    view.onMore = { $0.add(20) }
    let answers = try await answers(of: view, to: ["more", "more", "more", "more"])
    #expect(answers.count == 5)
    #expect(answers[0].contains("20. row 19\nRows 1 to 20 of 21. Type more for the next.\n"))
    #expect(!answers[0].contains("and so on"))
    #expect(answers[1].contains(" 21. row 20\n     and so on\nRows 21 to 21 of 21.\n"))
    // Row 21 stands on the page that is being filled.
    #expect(answers[2].contains(" 21. row 20\n 22. row 21\n"))
    #expect(answers[2].contains("Rows 21 to 40 of 41. Type more for the next.\n"))
    #expect(answers[3].contains("     and so on\nRows 41 to 41 of 41.\n"))
    #expect(answers[4].contains("Rows 41 to 60 of 61."))
    #expect(view.requests == 2)
  }

  @Test func `nothing is asked for without a command`() async throws {
    let view = PagingView(rows: 3)
    _ = try await answers(of: view, to: ["show", "help"])
    #expect(view.requests == 0)
  }

  @Test func `a list that gets no more stays where it is`() async throws {
    let view = PagingView(rows: 20)
    let answers = try await answers(of: view, to: ["more"])
    #expect(answers[1].contains("  1. row 0\n"))
    #expect(answers[1].contains(" 20. row 19\n     and so on\n"))
  }

  @Test func `why there is no more is told`() async throws {
    let view = PagingView(rows: 3)
    view.ending = nil
    view.whyNotMore = "That is all."
    #expect(try await answers(of: view, to: ["more"])[1] == "! That is all.\n")
    #expect(view.requests == 0)
  }

  @Test func `a page that cannot be had is told`() async throws {
    let view = PagingView(rows: 3)
    view.onMore = { _ in throw Complaint(message: "It failed.") }
    #expect(try await answers(of: view, to: ["more"])[1] == "! It failed.\n")
  }

  @Test func `help names more once`() async throws {
    let view = PagingView(rows: 3)
    navigation.push(view)
    let play = Play(["help"], on: navigation)
    try await play.run()
    let help = play.transcript.lastAnswer
    #expect(help.components(separatedBy: "  more ").count == 2)
    #expect(help.contains("get more"))
  }

  @Test func `another list is shown from its start`() async throws {
    let view = PagingView(rows: 40)
    view.ending = nil
    navigation.push(view)
    let play = Play(["more"], on: navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("Rows 21 to 40 of 40.") }
    view.rows = (0..<40).map { "other \($0)" }
    view.listID = "other"
    await play.until { $0.contains("  1. other 0\n") }
    play.input.end()
    _ = try await run.value
  }
}

import Fakes
import Gallery
import Localization
import Navigation
import Sessions
import Testing
import TextUISupport
import TextViews
import Texts
import ViewModels

/// A question on terminals of every small size: it is answered only where it can be read.
struct QuestionSizeTests {
  private let coordinator = QuestionFakeCoordinator()
  private let overview: GalleryState

  init() throws {
    overview = try #require(GalleryState(named: "groups/loaded"))
  }

  private func play(
    group: String = "Night Owls", columns: Int, rows: Int, language: Language = .en
  ) async -> FullScreenPlay {
    let question = Question(
      title: .groups(.leaveTitle), message: .groups(.leaveMessage(groups: [group, "Owls"])), confirm: .groups(.leave))
    let navigation = overview.navigation
    Place(on: navigation).show(
      Page(QuestionView.self, QuestionViewModel(question: question, coordinator: coordinator)))
    return await FullScreenPlay(on: navigation, columns: columns, rows: rows, language: language)
  }

  @Test(arguments: [1, 39, 40, 80], [1, 9, 10, 24])
  func `a question reacts to keys only if the terminal is large enough to show it`(columns: Int, rows: Int) async {
    let play = await play(columns: columns, rows: rows)
    let isShown = columns >= 40 && rows >= 10
    #expect(play.text.contains("Leave 2 groups: “Night Owls”") == isShown)
    await play.press(.character("x"), .tab, .paste("y"), .character("y"))
    #expect(coordinator.calls == (isShown ? [.finish(true)] : []))
  }

  @Test(arguments: [KeyPress.enter, .escape, .character("q"), .character("?"), .character("/"), .down, .backTab])
  func `if the terminal is too small to show a question, no key answers it`(key: KeyPress) async {
    let play = await play(columns: 39, rows: 10)
    await play.press(key)
    play.terminal.size = GridSize(columns: 80, rows: 24)
    await play.report(.resized)
    #expect(coordinator.calls == [])
    #expect(play.lines.contains { $0.contains("> [ Cancel ]") })
  }

  @Test func `a terminal that is too small shows which key ends the program, and this key works`() async throws {
    let play = await play(columns: 30, rows: 4)
    #expect(play.text == "This terminal is too small.\nMake it at least 40×10.\nCtrl-C Quit\n\n")
    await play.press(.control("l"), .control("z"), .control("c"))
    #expect(play.terminal.calls == ["open", "forget", "suspend", "close"])
    #expect(try await play.ending == .interrupted)
  }

  @Test func `on a terminal that is too small, keys have the names printed on keyboards for the language`() async {
    let play = await play(columns: 30, rows: 4, language: .de)
    #expect(play.text.contains("Strg-C Beenden"), "\(play.text)")
  }

  @Test(
    arguments: [String(repeating: "Very long name ", count: 20), String(repeating: "漢", count: 100), "\u{1B}"],
    [(Language.en, "Leave", "“Owls”?"), (.de, "2 Gruppen", "„Owls“?"), (.ca, "Voleu", "«Owls»?")])
  func `if a question is too long, its beginning, its end and its buttons are shown`(
    group: String, words: (language: Language, start: String, end: String)
  ) async {
    for (columns, rows) in [(40, 10), (40, 11), (41, 12), (60, 15), (80, 16), (40, 24)] {
      let play = await play(group: group, columns: columns, rows: rows, language: words.language)
      let box = play.lines.filter { $0.contains("│") }
      #expect(box.first?.contains(words.start) == true, "\(play.text)")
      #expect(box.filter { $0.contains("[ ") }.count == 2, "\(play.text)")
      #expect(play.text.contains(words.end), "\(play.text)")
    }
  }

  @Test func `a question that fits only without its blank line is shown without this line`() async {
    let play = await play(group: String(repeating: "long name ", count: 21), columns: 40, rows: 16)
    #expect(play.text.matches(of: /long/).count == 21, "\(play.text)")
    #expect(play.text.contains("[ Leave ]") && play.text.contains("[ Cancel ]"), "\(play.text)")
  }
}

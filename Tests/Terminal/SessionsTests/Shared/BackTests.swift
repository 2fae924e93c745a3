import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

/// The way back, which no view has a command for: the session adds it.
@Suite(.turnLimit)
struct BackTests {
  private let navigation = NavigationController()

  @discardableResult
  private func show(_ title: Text, commands: [KeyCommand] = []) -> Page<PlainView> {
    let page = Page(PlainView.self, PlainView.ViewModel(title, path: "", commands: commands))
    Place(on: navigation).show(page)
    return page
  }

  @Test func `the command back shows the screen below, or ends the run on the first screen`() async throws {
    show("A")
    show("B")
    let play = Play(["back", "back", "show"], on: navigation)
    #expect(try await play.run())
    #expect(play.transcript.text.contains("> back\n== A =="))
    #expect(play.transcript.text.hasSuffix("> back\n"))
  }

  @Test(arguments: [(Language.en, "! back go back"), (.de, "! back zur vorigen Seite"), (.ca, "! back torna enrere")])
  func `help lists the command back after the enabled commands of the screen`(language: Language, line: String)
    async throws
  {
    show("A", commands: [KeyCommand("act", key: "a", .nothing {})])
    let play = Play(["help"], on: navigation, language: language)
    try await play.run()
    let lines = play.transcript.lastAnswer.split(separator: "\n").map { line in
      line.split(separator: " ").joined(separator: " ")
    }
    // Behind the title and a field.
    #expect(lines.firstIndex(of: line) == 3)
  }

  @Test func `a screen's command on Escape replaces the command back, and can be run by either name`() async throws {
    var given = 0
    let cancel = KeyCommand("cancel", key: .escape, .nothing { given += 1 })
    show("A", commands: [cancel])
    let play = Play(["back", "cancel", "help"], on: navigation)
    try await play.run()
    #expect(given == 2)
    #expect(!play.transcript.lastAnswer.contains("!   back"))
  }

  @Test func `the command back is disabled if the screen's command on Escape is disabled`() async throws {
    show("A", commands: [KeyCommand("cancel", key: .escape, .nothing(disabled: "Answer first.") {})])
    let play = Play(["back"], on: navigation)
    #expect(try await play.run() == false)
    #expect(play.transcript.lastAnswer == "! Answer first.\n")
  }

  @Test(
    arguments: [
      (Language.en, "  Esc Back  ? Keys", "Back: go back"),
      (.de, "  Esc Zurück  ? Tasten", "Zurück: zur vorigen Seite"),
      (.ca, "  Esc Enrere  ? Tecles", "Enrere: torna enrere"),
    ])
  func `the command back is listed in the footer and in the list of keys`(
    language: Language, footer: String, help: String
  ) async {
    show("Root")
    Place(on: navigation).show(Page(FormView.self, FormView.ViewModel()))
    let play = await FullScreenPlay(on: navigation, language: language)
    #expect(play.lines.contains { $0.hasSuffix(footer) })
    await play.press(.character("?"))
    #expect(play.text.contains(help))
  }

  @Test func `the command back does nothing if its screen has already been removed`() async {
    Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["root"])))
    Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["above"])))
    let play = await FullScreenPlay(on: navigation)
    // The key is pressed on the screen above, and comes to be handled when that has left by itself.
    play.terminal.report(.key(.escape))
    navigation.goBack()
    await play.settle()
    #expect(play.lines.contains("> root"))
  }

  @Test func `the command back does nothing if another screen has been shown on top`() async {
    for name in ["root", "below"] { Place(on: navigation).show(Page(ListView.self, ListView.ViewModel([name]))) }
    let play = await FullScreenPlay(on: navigation)
    // The key is pressed on the screen below, and comes to be handled when another one has come by itself.
    play.terminal.report(.key(.escape))
    Place(on: navigation).show(Page(ListView.self, ListView.ViewModel(["above"])))
    await play.settle()
    #expect(play.lines.contains("> above"))
  }

  @Test func `the command back does not keep its screen alive`() async throws {
    show("Root")
    weak let page = show("A")
    let play = Play(["back"], on: navigation, staysOpen: true)
    let run = Task { try await play.run() }
    await play.until { $0.contains("== Root ==") }
    #expect(page == nil)
    play.input.end()
    _ = try await run.value
  }
}

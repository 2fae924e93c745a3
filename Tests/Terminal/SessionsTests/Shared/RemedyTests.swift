import Foundation
import Localization
import Navigation
import Presenting
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

private struct Breakdown: PresentableError {
  let text: Text = "It broke."
  let remedy: Remedy?
}

/// Remedies for errors, in the words of each session.
@Suite(.turnLimit)
struct RemedyTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("A")

  init() {
    viewModel.notice = Notice(.error, "It broke.", remedy: .retry)
    viewModel.commands = [KeyCommand("refresh", key: "r", remedy: .retry, .nothing {})]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
  }

  private func screen(_ language: Language, asJSON: Bool = false) async throws -> String {
    let play = Play(on: navigation, language: language, asJSON: asJSON)
    try await play.run()
    return play.transcript.text
  }

  private func picture(_ language: Language) async -> [String] {
    // A list has the focus, so that letters are keys.
    let play = await FullScreenPlay(on: navigation, language: language)
    await play.press(.tab)
    return play.lines
  }

  // MARK: A screen's notice

  @Test(
    arguments: [
      (Language.en, "Error: It broke. Try again with “refresh”."),
      (.de, "Fehler: It broke. Mit „refresh“ erneut versuchen."),
      (.ca, "Error: It broke. Torneu-ho a provar amb «refresh»."),
    ])
  func `in line mode, an error names the command that tries again`(language: Language, line: String) async throws {
    #expect(try await screen(language).contains("\n\(line)\n"))
  }

  @Test func `in JSON, too, the notice names the command that tries again`() async throws {
    #expect(try await screen(.en, asJSON: true).contains(#""text":"It broke. Try again with “refresh”.""#))
  }

  @Test(
    arguments: [
      (Language.en, "  Error: It broke. Press r to try again."),
      (.de, "  Fehler: It broke. Mit der Taste r erneut versuchen."),
      (.ca, "  Error: It broke. Premeu r per tornar-ho a provar."),
    ])
  func `on the full screen, an error names the key that tries again`(language: Language, line: String) async {
    #expect(await picture(language).contains(line))
  }

  @Test(arguments: [true, false])
  func `if no enabled command can solve a problem, only the notice is shown`(hasDisabledCommand: Bool) async throws {
    viewModel.commands =
      hasDisabledCommand
      ? [KeyCommand("refresh", key: "r", remedy: .retry, .nothing(disabled: "Not now.") {})]
      : [KeyCommand("refresh", key: "r", .nothing {})]
    #expect(await picture(.en).contains("  Error: It broke."))
    #expect(try await screen(.en).contains("\nError: It broke.\n"))
  }

  @Test(
    arguments: [
      (Remedy.chooseAnotherStore, Language.en, "It broke. You can choose another store with --store."),
      (.chooseAnotherStore, .de, "It broke. Mit --store lässt sich ein anderer Datenspeicher wählen."),
      (.chooseAnotherStore, .ca, "It broke. Amb --store podeu triar una altra base de dades."),
      (.prepareStore, .en, "It broke. The administrator has to run calcots prepare ADDRESS."),
      (.prepareStore, .de, "It broke. Wer ihn verwaltet, muss calcots prepare ADRESSE aufrufen."),
      (.prepareStore, .ca, "It broke. Qui l’administra ha d’executar calcots prepare ADREÇA."),
      (.chooseAnotherServer, .en, "It broke. You can choose another server with --server."),
      (.chooseAnotherServer, .de, "It broke. Mit --server lässt sich ein anderer Server wählen."),
      (.chooseAnotherServer, .ca, "It broke. Amb --server podeu triar un altre servidor."),
    ])
  func `if solving a problem needs a restart, the notice names the option or the command for this`(
    remedy: Remedy, language: Language, words: String
  ) async throws {
    viewModel.notice = Notice(.warning, "It broke.", remedy: remedy)
    #expect(await picture(language).contains { $0.hasSuffix(words) })
    #expect(try await screen(language).contains(" \(words)\n"))
    #expect(Breakdown(remedy: remedy).message.words(in: language) == words)
  }

  @Test func `a report is dimmed at the next key, but an error stays`() async throws {
    viewModel.notice = nil
    viewModel.commands = [KeyCommand("do", key: "d", .nothing(.reporting { Outcome("It is done.") }))]
    let play = await FullScreenPlay(on: navigation)
    await play.press(.tab, .character("d"))
    let row = try #require(play.lines.firstIndex { $0.contains("Note: It is done.") })
    #expect(play.terminal.picture?.rows[row][3].style == .plain)
    await play.press(.down)
    #expect(play.lines[row].contains("Note: It is done."))
    #expect(play.terminal.picture?.rows[row][3].style == .dim)
    viewModel.notice = Notice(.error, "It broke.")
    await play.press(.down, .up)
    #expect(play.text.contains("Error: It broke."))
  }

  @Test func `if the screen has an error, the error is shown instead of a report`() async throws {
    viewModel.notice = nil
    viewModel.commands = [.doneButNotLoaded(viewModel)]
    let play = await FullScreenPlay(on: navigation)
    await play.press(.tab, .character("d"))
    #expect(play.text.contains("Error: Could not load."))
    #expect(!play.text.contains("Note: "))
  }

  @Test func `a notice about a problem without a known solution gives no advice`() async throws {
    viewModel.notice = Notice(.warning, "Careful.")
    #expect(try await screen(.en).contains("\nWarning: Careful.\n"))
    #expect(Breakdown(remedy: nil).message == "It broke.")
  }

  // MARK: A refused command

  @Test(
    arguments: [
      (Language.en, "No. Try again."), (.de, "No. Erneut versuchen."), (.ca, "No. Torneu-ho a provar."),
    ])
  func `if a command is refused but may succeed later, the message shows that it can be tried again`(
    language: Language, words: String
  )
    async throws
  {
    viewModel.notice = nil
    viewModel.commands = [.failing("fail", key: "f", with: CommandError("No.", remedy: .retry))]
    let full = await FullScreenPlay(on: navigation, language: language)
    await full.press(.tab, .character("f"))
    #expect(full.lines.contains { $0.hasSuffix(": \(words)") })
    let play = Play(["fail"], on: navigation, language: language)
    try await play.run()
    #expect(play.transcript.lastAnswer == "! \(words)\n")
  }

  @Test func `a program gets the remedy of a refused command in the notice, without the name of another command`()
    async throws
  {
    viewModel.commands.append(.failing("fail", key: "f", with: CommandError("No.", remedy: .retry)))
    let play = Play(["fail"], on: navigation, asJSON: true)
    try await play.run()
    let notice =
      #""notice":{"code":"other","kind":"error","new":true,"remedy":"retry","text":"No. Try again.","undo":false}"#
    #expect(play.transcript.lastAnswer.contains(notice))
  }
}

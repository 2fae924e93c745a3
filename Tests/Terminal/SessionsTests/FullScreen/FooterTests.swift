import Localization
import Navigation
import Sessions
import TestSupport
import Testing
import TextUI
import TextUISupport

private enum SampleText: TextTable {
  case open, openHelp

  func text(in language: Language) -> Text {
    switch self {
    case .open: language.text(en: "Open", de: "Öffnen", ca: "Obre")
    case .openHelp: language.text(en: "show it", de: "es zeigen", ca: "mostra-ho")
    }
  }
}

/// Commands on the whole terminal: their labels are drawn, never their names.
@Suite(.turnLimit)
struct FooterTests {
  private let navigation = NavigationController()
  private let viewModel = PlainView.ViewModel("A", rows: ["a"])

  private func play(_ action: KeyCommand.Action, _ language: Language) async -> FullScreenPlay {
    viewModel.commands = [
      KeyCommand("contract", key: "o", label: Text(SampleText.open), help: Text(SampleText.openHelp), action: action)
    ]
    Place(on: navigation).show(Page(PlainView.self, viewModel))
    let play = await FullScreenPlay(on: navigation, language: language)
    await play.press(.tab)
    return play
  }

  @Test(
    arguments: [
      (Language.en, "  / Filter  o Open  q Quit  ? Keys"), (.de, "  / Filtern  o Öffnen  q Beenden  ? Tasten"),
      (.ca, "  / Filtra  o Obre  q Surt  ? Tecles"),
    ])
  func `the footer is in the user's language`(language: Language, footer: String) async {
    #expect(await play(.nothing {}, language).lines.last == footer)
  }

  @Test func `a long filter takes at most a quarter of the footer, next to the position`() async {
    let play = await play(.nothing {}, .en)
    await play.type("/" + String(repeating: "a", count: 40))
    await play.press(.tab)
    #expect(play.lines[0].contains("  /\(String(repeating: "a", count: 17))…  "), "\(play.lines[0])")
  }

  @Test func `the list of keys shows the label and the help of a command`() async {
    let play = await play(.nothing {}, .de)
    await play.press(.character("?"))
    #expect(play.lines.contains { $0.hasSuffix("Öffnen: es zeigen") })
    #expect(!play.text.contains("contract"))
  }

  @Test func `a prompt shows the help of its command, and the label of the command next to Enter`() async {
    let play = await play(.text { _ in }, .de)
    await play.press(.character("o"))
    #expect(play.lines.contains("  es zeigen:"))
    #expect(play.lines.last == "  Enter Öffnen  F1 Tasten  Esc Abbrechen")
  }

  @Test func `the message that a command needs a row names the command by its label`() async {
    viewModel.rows = []
    let play = await play(.row { _ in }, .de)
    await play.press(.character("o"))
    #expect(play.text.contains("Hinweis: „Öffnen“ braucht eine Zeile"))
  }

  @Test func `a button shows the label and the key`() async {
    Place(on: navigation).show(Page(FormView.self, FormView.ViewModel()))
    let play = await FullScreenPlay(on: navigation)
    #expect(play.text.contains("  [ Down ]  d\n  ( Up )  u\n"))
    #expect(play.lines.last == "  ← → Change  d Down  q Quit  ? Keys")
  }
}

import Localization
import Models

/// The texts of home.
package enum HomeText: TextTable {
  case title, prompt
  case app(AppName), appDetail(AppName)
  case isOpen, isOpenAt(Text)
  case open, openHelp, path
  package func text(in language: Language) -> Text {
    switch self {
    case .title: "Calçots"
    case .prompt: language.text(en: "Choose an app.", de: "Eine App wählen.", ca: "Trieu una aplicació.")
    case .app(.dice): language.text(en: "Dice", de: "Würfel", ca: "Daus")
    case .appDetail(.dice):
      language.text(
        en: "one screen, two looks: roll a six", de: "eine Seite, zwei Ansichten: eine Sechs würfeln",
        ca: "una pantalla, dos aspectes: traieu un sis")
    case .app(.matches): language.text(en: "Matches", de: "Streichhölzer", ca: "Llumins")
    case .appDetail(.matches):
      language.text(
        en: "a game against the program, and its settings", de: "ein Spiel gegen das Programm und seine Einstellungen",
        ca: "un joc contra el programa, i la seva configuració")
    case .app(.books): language.text(en: "Books", de: "Bücher", ca: "Llibres")
    case .appDetail(.books):
      language.text(
        en: "a list that says what has changed, and a form on two screens",
        de: "eine Liste, die ihre Änderungen nennt, und ein Formular auf zwei Seiten",
        ca: "una llista que diu què ha canviat, i un formulari en dues pantalles")
    case .app(.groups): language.text(en: "Groups", de: "Gruppen", ca: "Grups")
    case .appDetail(.groups):
      language.text(
        en: "your groups, who is in them, and invitations",
        de: "eigene Gruppen, wer darin ist, und Einladungen",
        ca: "els vostres grups, qui hi ha, i invitacions")
    case .app(.replies): language.text(en: "Replies", de: "Antworten", ca: "Respostes")
    case .appDetail(.replies):
      language.text(
        en: "who has replied to a user of a web service", de: "wer einem Benutzer eines Webdienstes geantwortet hat",
        ca: "qui ha respost a un usuari d’un servei web")
    case .isOpen: language.text(en: "open", de: "offen", ca: "oberta")
    case .isOpenAt(let title):
      language.text(en: "open, at \(title)", de: "offen, bei \(title)", ca: "oberta, a \(title)")
    case .open: language.text(en: "Open", de: "Öffnen", ca: "Obre")
    case .openHelp: language.text(en: "open an app", de: "eine App öffnen", ca: "obre una aplicació")
    case .path: language.text(en: "All apps", de: "Alle Apps", ca: "Totes les aplicacions")
    }
  }
}

extension Text {
  package static func home(_ text: HomeText) -> Text { Text(text) }
}

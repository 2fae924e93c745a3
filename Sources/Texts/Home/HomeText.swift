import Localization
import Models

/// The texts of the home screen, and of the list of people to act as.
package enum HomeText: TextTable {
  case title, prompt, howItWorks
  case app(AppName), appDetail(AppName)
  case isOpen, isOpenAt(Text)
  case open, openHelp, path
  case actingAs, accounts, accountsHelp, decidedByStore
  // Another person
  case accountsTitle, nameIsNoProof, accountCount(Int), nobodyElse
  case act, actHelp, newPerson, newPersonHelp, name
  case nameBlank, nameNotOneLine, nameTooLong(limit: Int)

  package func text(in language: Language) -> Text {
    switch self {
    case .title: "Calçots"
    case .prompt: language.text(en: "Choose an app.", de: "Eine App wählen.", ca: "Trieu una aplicació.")
    case .howItWorks:
      language.text(
        en: "To see how this works: Scripts/run groups --trace",
        de: "Wie das funktioniert, zeigt: Scripts/run groups --trace",
        ca: "Per veure com funciona: Scripts/run groups --trace")
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
        en: "a list that shows what has changed, and a form on two screens",
        de: "eine Liste, die ihre Änderungen nennt, und ein Formular auf zwei Seiten",
        ca: "una llista que diu què ha canviat, i un formulari en dues pantalles")
    case .app(.groups): language.text(en: "Groups", de: "Gruppen", ca: "Grups")
    case .appDetail(.groups):
      language.text(
        en: "your groups, their members, and invitations",
        de: "eigene Gruppen, wer darin ist, und Einladungen",
        ca: "els vostres grups, qui hi ha, i invitacions")
    case .app(.replies): language.text(en: "Replies", de: "Antworten", ca: "Respostes")
    case .appDetail(.replies):
      language.text(
        en: "the replies to a user of a web service", de: "wer einem Benutzer eines Webdienstes geantwortet hat",
        ca: "qui ha respost a un usuari d’un servei web")
    case .isOpen: language.text(en: "open", de: "offen", ca: "oberta")
    case .isOpenAt(let title):
      language.text(en: "open, at \(title)", de: "offen, bei \(title)", ca: "oberta, a \(title)")
    case .open: language.text(en: "Open", de: "Öffnen", ca: "Obre")
    case .openHelp: language.text(en: "open an app", de: "eine App öffnen", ca: "obre una aplicació")
    case .path: language.text(en: "All apps", de: "Alle Apps", ca: "Totes les aplicacions")
    case .actingAs: language.text(en: "You act as", de: "Im Namen von", ca: "En nom de")
    case .accounts: language.text(en: "Another person", de: "Andere Person", ca: "Una altra persona")
    case .accountsHelp:
      language.text(
        en: "act as another person; this closes everything that is open",
        de: "als andere Person handeln; alles Offene endet",
        ca: "actua com una altra persona, i tanca tot el que és obert")
    case .decidedByStore:
      language.text(
        en: "On a server, your identity is fixed when the program connects.",
        de: "Auf einem Server legt die Verbindung fest, in wessen Namen gehandelt wird.",
        ca: "En un servidor, qui sou es decideix en connectar-vos-hi.")
    case .accountsTitle:
      language.text(en: "Act as another person", de: "Als andere Person handeln", ca: "Actua com una altra persona")
    case .nameIsNoProof:
      language.text(
        en: "Names are not protected: anybody who can open the store can act as anybody else.",
        de: "Das ist ein Name, keine Berechtigung: wer den Datenspeicher öffnen kann, kann als jede Person handeln.",
        ca: "És un nom, no pas un permís: qui pot obrir la base de dades pot actuar com qualsevol persona.")
    case .accountCount(let count):
      language.text(
        count, en: ("\(count) other person", "\(count) other people"),
        de: ("\(count) andere Person", "\(count) andere Personen"),
        ca: ("\(count) altra persona", "\(count) altres persones"))
    case .nobodyElse:
      language.text(
        en: "Nobody else has an account in this store. You can act as a new person.",
        de: "Sonst hat niemand ein Konto in diesem Datenspeicher. Als neue Person handeln ist möglich.",
        ca: "Ningú més no té cap compte en aquesta base de dades. Podeu actuar com una persona nova.")
    case .act: language.text(en: "Act", de: "Handeln", ca: "Actua")
    case .actHelp:
      language.text(en: "act as one of these people", de: "als eine Person handeln", ca: "actua com una persona")
    case .newPerson: language.text(en: "New person", de: "Neue Person", ca: "Persona nova")
    case .newPersonHelp:
      language.text(en: "act as a new person", de: "als neue Person handeln", ca: "actua com una persona nova")
    case .name: language.text(en: "Name", de: "Name", ca: "Nom")
    case .nameBlank:
      language.text(
        en: "A person needs a name.", de: "Eine Person braucht einen Namen.", ca: "Una persona necessita un nom.")
    case .nameNotOneLine:
      language.text(
        en: "A person’s name must be one line, without control characters.",
        de: "Der Name einer Person ist eine Zeile ohne Steuerzeichen.",
        ca: "El nom d’una persona és una sola línia, sense caràcters de control.")
    case .nameTooLong(let limit):
      language.text(
        en: "A person’s name can have at most \(limit) characters; choose a shorter one.",
        de: "Der Name einer Person hat höchstens \(limit) Zeichen; einen kürzeren wählen.",
        ca: "El nom d’una persona té com a màxim \(limit) caràcters; trieu-ne un de més curt.")
    }
  }
}

extension Text {
  package static func home(_ text: HomeText) -> Text { Text(text) }
}

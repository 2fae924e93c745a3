package import Localization

/// The texts of home.
nonisolated package enum HomeText: TextTable {
  case title, prompt
  case dice, diceDetail, matches, matchesDetail, books, booksDetail, groups, groupsDetail, replies, repliesDetail

  package var phrase: Phrase {
    switch self {
    case .title: Phrase(en: "Calçots", de: "Calçots", ca: "Calçots")
    case .prompt: Phrase(en: "Choose an app.", de: "Eine App wählen.", ca: "Trieu una aplicació.")
    case .dice: Phrase(en: "Dice", de: "Würfel", ca: "Daus")
    case .diceDetail:
      Phrase(
        en: "one screen, two looks: roll a six", de: "eine Seite, zwei Ansichten: eine Sechs würfeln",
        ca: "una pantalla, dos aspectes: traieu un sis")
    case .matches: Phrase(en: "Matches", de: "Streichhölzer", ca: "Llumins")
    case .matchesDetail:
      Phrase(
        en: "a game against the program, and its settings", de: "ein Spiel gegen das Programm und seine Einstellungen",
        ca: "un joc contra el programa, i la seva configuració")
    case .books: Phrase(en: "Books", de: "Bücher", ca: "Llibres")
    case .booksDetail:
      Phrase(
        en: "a list that tells how it changes, and a form on two screens",
        de: "eine Liste, die ihre Änderungen nennt, und ein Formular auf zwei Seiten",
        ca: "una llista que diu com canvia, i un formulari en dues pantalles")
    case .groups: Phrase(en: "Groups", de: "Gruppen", ca: "Grups")
    case .groupsDetail:
      Phrase(
        en: "overview, detail and people picker on a store",
        de: "Übersicht, Detail und Personenauswahl auf einem Speicher",
        ca: "llista, detall i selector de persones sobre un magatzem")
    case .replies: Phrase(en: "Replies", de: "Antworten", ca: "Respostes")
    case .repliesDetail:
      Phrase(
        en: "who has replied to a user of a web service", de: "wer einem Benutzer eines Webdienstes geantwortet hat",
        ca: "qui ha respost a un usuari d'un servei web")
    }
  }
}

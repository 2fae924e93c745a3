import Localization

/// What is at each kind of path, as help says it.
package enum RouteText: TextTable {
  case home, dice, matches, matchSettings, books, addBook, book, groups, group, addMember, renameGroup, replies,
    repliesTo

  package func text(in language: Language) -> Text {
    switch self {
    case .home: language.text(en: "choose an app", de: "eine App wählen", ca: "tria una aplicació")
    case .dice: language.text(en: "the dice game", de: "das Würfelspiel", ca: "el joc del dau")
    case .matches: language.text(en: "the match game", de: "das Streichholzspiel", ca: "el joc dels llumins")
    case .matchSettings:
      language.text(en: "the match game's settings", de: "die Einstellungen dazu", ca: "la configuració d'aquest joc")
    case .books: language.text(en: "the list of books", de: "die Liste der Bücher", ca: "la llista de llibres")
    case .addBook: language.text(en: "add a book", de: "ein Buch anlegen", ca: "afegeix un llibre")
    case .book:
      language.text(en: "one book, by its id", de: "ein Buch, nach seiner ID", ca: "un llibre, pel seu identificador")
    case .groups: language.text(en: "the groups overview", de: "die Gruppenübersicht", ca: "la llista de grups")
    case .group:
      language.text(en: "one group, by its id", de: "eine Gruppe, nach ihrer ID", ca: "un grup, pel seu identificador")
    case .addMember:
      language.text(
        en: "choose who joins the group", de: "auswählen, wer in die Gruppe kommt",
        ca: "tria qui entra al grup")
    case .renameGroup:
      language.text(
        en: "rename the group", de: "die Gruppe umbenennen",
        ca: "canvia el nom del grup")
    case .replies:
      language.text(en: "replies to a user", de: "Antworten an einen Benutzer", ca: "respostes a un usuari")
    case .repliesTo:
      language.text(
        en: "those to this user, or to @user@host", de: "die an diesen Benutzer, oder an @user@host",
        ca: "les d'aquest usuari, o de @user@host")
    }
  }
}

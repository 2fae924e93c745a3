package import Localization

/// What the commands of the replies app do, in words.
nonisolated package enum RepliesCommandText: TextTable {
  case go, more, retry, profile, author, open

  package var phrase: Phrase {
    switch self {
    case .go:
      Phrase(en: "look the user up", de: "den Benutzer nachschlagen", ca: "cerca l'usuari")
    case .more:
      Phrase(
        en: "show the next replies, and load more of them", de: "die nächsten Antworten zeigen und weitere laden",
        ca: "mostra les respostes següents i carrega'n més")
    case .retry: Phrase(en: "try again", de: "noch einmal versuchen", ca: "torna-ho a provar")
    case .profile:
      Phrase(en: "show the user's profile", de: "das Profil des Benutzers zeigen", ca: "mostra el perfil de l'usuari")
    case .author:
      Phrase(
        en: "show the profile of a reply's author", de: "das Profil des Autors einer Antwort zeigen",
        ca: "mostra el perfil de l'autor d'una resposta")
    case .open: Phrase(en: "show a reply in full", de: "eine Antwort ganz zeigen", ca: "mostra una resposta sencera")
    }
  }
}

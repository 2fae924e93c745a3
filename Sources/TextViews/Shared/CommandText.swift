package import Localization

/// What the commands of more than one screen do, in words.
nonisolated package enum CommandText: TextTable {
  case back, refresh

  package var phrase: Phrase {
    switch self {
    case .back: Phrase(en: "go back", de: "zurückgehen", ca: "torna enrere")
    case .refresh: Phrase(en: "load again", de: "neu laden", ca: "torna a carregar")
    }
  }
}

package import Localization

/// What home's commands do, in words.
nonisolated package enum HomeCommandText: TextTable {
  case open

  package var phrase: Phrase {
    switch self {
    case .open: Phrase(en: "open an app", de: "eine App öffnen", ca: "obre una aplicació")
    }
  }
}

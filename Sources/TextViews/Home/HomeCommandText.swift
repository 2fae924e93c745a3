import Localization

/// What home's commands do, in words.
nonisolated enum HomeCommandText: TextTable {
  case open

  var phrase: Phrase {
    switch self {
    case .open: Phrase(en: "open an app", de: "eine App öffnen", ca: "obre una aplicació")
    }
  }
}

package import Localization

/// The texts that more than one app needs.
nonisolated package enum SharedText: TextTable {
  case cancel, loading, noSuchRow

  package var phrase: Phrase {
    switch self {
    case .cancel: Phrase(en: "Cancel", de: "Abbrechen", ca: "Cancel·lar")
    case .loading: Phrase(en: "Loading…", de: "Lädt …", ca: "S'està carregant…")
    case .noSuchRow:
      Phrase(
        en: "There is no row {row} here.", de: "Hier gibt es keine Zeile {row}.", ca: "Aquí no hi ha cap fila {row}.")
    }
  }
}

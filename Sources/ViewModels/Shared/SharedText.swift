package import Localization

/// The texts that more than one app needs.
nonisolated package enum SharedText: TextTable {
  case cancel, fetchFailed, loading, noRows, noSuchRow, notLoaded

  package var phrase: Phrase {
    switch self {
    case .cancel: Phrase(en: "Cancel", de: "Abbrechen", ca: "Cancel·lar")
    case .fetchFailed:
      Phrase(
        en: "Could not load. {reason} Refresh to try again.",
        de: "Laden ist nicht gelungen. {reason} Mit „refresh“ noch einmal versuchen.",
        ca: "No s'ha pogut carregar. {reason} Torneu-ho a provar amb «refresh».")
    case .loading: Phrase(en: "Loading…", de: "Lädt …", ca: "S'està carregant…")
    case .noRows:
      Phrase(
        en: "There is no row here to choose.", de: "Hier gibt es keine Zeile zu wählen.",
        ca: "Aquí no hi ha cap fila per triar.")
    case .noSuchRow:
      Phrase(
        en: "There is no row {row} here.", de: "Hier gibt es keine Zeile {row}.", ca: "Aquí no hi ha cap fila {row}.")
    case .notLoaded:
      Phrase(
        en: "This is not loaded yet. Wait for it, or refresh.",
        de: "Das ist noch nicht geladen. Darauf warten oder mit „refresh“ neu laden.",
        ca: "Això encara no s'ha carregat. Espereu-ho o torneu-ho a carregar amb «refresh».")
    }
  }
}

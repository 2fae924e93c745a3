/// The texts of the kernel, and texts that several apps use.
package enum SharedText: TextTable {
  case cancel
  case refresh, refreshHelp
  case loading, notLoaded
  case fetchFailed(Text)
  case noRows, noSuchRow(Int)
  case undone(Text), undoDropped(Text, because: Text), redoDropped(Text, because: Text)

  /// The text's code.
  ///
  /// For a failure, this is the code of the reason, which is more specific.
  package var code: String? {
    switch self {
    case .fetchFailed(let reason), .undoDropped(_, because: let reason), .redoDropped(_, because: let reason):
      reason.code
    default: Self.code(of: self)
    }
  }

  package func text(in language: Language) -> Text {
    switch self {
    case .cancel: language.text(en: "Cancel", de: "Abbrechen", ca: "Cancel·la")
    case .refresh: language.text(en: "Refresh", de: "Neu laden", ca: "Recarrega")
    case .refreshHelp: language.text(en: "load again", de: "den neuesten Stand holen", ca: "porta l’estat més recent")
    case .loading: language.text(en: "Loading…", de: "Wird geladen …", ca: "S’està carregant…")
    case .notLoaded:
      language.text(
        en: "This has not been loaded yet.", de: "Das ist noch nicht geladen: bisher keine Antwort.",
        ca: "Això encara no s’ha carregat: de moment, cap resposta.")
    case .fetchFailed(let reason):
      language.text(
        en: "Could not load. \(reason)", de: "Laden fehlgeschlagen. \(reason)",
        ca: "No s’ha pogut carregar. \(reason)")
    case .noRows:
      language.text(
        en: "There is no row to choose here.", de: "Hier gibt es keine Zeile zu wählen.",
        ca: "Aquí no hi ha cap fila per triar.")
    case .noSuchRow(let row):
      language.text(
        en: "There is no row \(row) here.", de: "Hier gibt es keine Zeile \(row).", ca: "Aquí no hi ha cap fila \(row)."
      )
    case .undoDropped(let done, let reason):
      language.text(
        en: "\(reason) This can no longer be undone: \(done)",
        de: "\(reason) Nicht mehr zurückzunehmen: \(done)", ca: "\(reason) Ja no es pot desfer: \(done)")
    case .redoDropped(let done, let reason):
      language.text(
        en: "\(reason) This can no longer be redone: \(done)",
        de: "\(reason) Nicht mehr zu wiederholen: \(done)", ca: "\(reason) Ja no es pot refer: \(done)")
    case .undone(let done):
      language.text(en: "Undone: \(done)", de: "Zurückgenommen: \(done)", ca: "Desfet: \(done)")
    }
  }
}

extension Text {
  package static func shared(_ text: SharedText) -> Text { Text(text) }
}

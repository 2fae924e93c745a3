import Localization
import TextUI

/// The texts that only lines need: what a screen on which nothing moves cannot show.
nonisolated enum LinesText: TextTable {
  /// A change of a row; its number is nil if it is gone.
  case edit(RowEdit.Kind, row: Int?, String)
  case gone(String)
  /// Rows that have not changed themselves have other numbers from this one on.
  case renumbered(first: Int)
  case nothingChanged
  /// The option of a choice that is in force.
  case chosen

  func text(in language: Language) -> Text {
    switch self {
    case .edit(let kind, let number, let words):
      Self.edit(kind, number.map { "\(Text.number($0)). \(words)" } ?? Text(verbatim: words), in: language)
    case .gone(let line): language.text(en: "Gone: \(line)", de: "Entfernt: \(line)", ca: "Ja no hi és: \(line)")
    case .renumbered(let first):
      language.text(
        en: "From row \(first) on, the numbers have changed.", de: "Ab Zeile \(first) sind die Nummern anders.",
        ca: "A partir de la fila \(first), els números han canviat.")
    case .chosen: language.text(en: "chosen", de: "gewählt", ca: "opció triada")
    case .nothingChanged:
      language.text(en: "Nothing has changed.", de: "Nichts hat sich geändert.", ca: "No ha canviat res.")
    }
  }

  private static func edit(_ kind: RowEdit.Kind, _ row: Text, in language: Language) -> Text {
    switch kind {
    case .deletion: LinesText.gone(row.words(in: language)).text(in: language)
    case .insertion: language.text(en: "New: \(row)", de: "Neu: \(row)", ca: "Nova: \(row)")
    case .move: language.text(en: "Moved: \(row)", de: "Verschoben: \(row)", ca: "Moguda: \(row)")
    case .update: language.text(en: "Changed: \(row)", de: "Geändert: \(row)", ca: "Canviada: \(row)")
    }
  }
}

import DataProviders
import Localization

/// The names of the books in a new store. They belong to the user, so they are in the language in which the store is created.
nonisolated extension SampleBook: TextTable {
  package func text(in language: Language) -> Text {
    switch self {
    case .tableCatalan:
      language.text(en: "Catalan for the Table", de: "Katalanisch bei Tisch", ca: "El català a taula")
    case .capitals:
      language.text(en: "Capitals of the World", de: "Hauptstädte der Welt", ca: "Capitals del món")
    case .verbs: language.text(en: "Irregular Verbs", de: "Unregelmäßige Verben", ca: "Verbs irregulars")
    case .kanji: language.text(en: "Kanji, First Year", de: "Kanji, erstes Jahr", ca: "Kanji, primer curs")
    case .onions:
      language.text(en: "Onions and Their Kin", de: "Zwiebeln und ihre Verwandten", ca: "Les cebes i la seva família")
    case .morseCode: language.text(en: "Morse Code", de: "Das Morsealphabet", ca: "El codi Morse")
    case .knots: language.text(en: "Knots", de: "Knoten", ca: "Nusos")
    }
  }
}

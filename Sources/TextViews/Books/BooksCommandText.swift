package import Localization

/// What the commands of the books app do, in words.
nonisolated package enum BooksCommandText: TextTable {
  case study, add, delete, sortAge, sortProgress, ok, create, know, forget

  package var phrase: Phrase {
    switch self {
    case .study: Phrase(en: "study a book", de: "ein Buch lernen", ca: "estudia un llibre")
    case .add: Phrase(en: "add a book", de: "ein Buch anlegen", ca: "afegeix un llibre")
    case .delete: Phrase(en: "delete a book", de: "ein Buch löschen", ca: "esborra un llibre")
    case .sortAge: Phrase(en: "oldest first", de: "die ältesten zuerst", ca: "primer els més antics")
    case .sortProgress:
      Phrase(en: "least known first", de: "die am wenigsten gekonnten zuerst", ca: "primer els menys sabuts")
    case .ok: Phrase(en: "go on with this name", de: "mit diesem Namen weiter", ca: "continua amb aquest nom")
    case .create: Phrase(en: "add the book", de: "das Buch anlegen", ca: "afegeix el llibre")
    case .know:
      Phrase(en: "cards that are known now", de: "Karten, die jetzt gekonnt sind", ca: "targetes que ara se saben")
    case .forget: Phrase(en: "cards that are forgotten", de: "Karten, die vergessen sind", ca: "targetes oblidades")
    }
  }
}

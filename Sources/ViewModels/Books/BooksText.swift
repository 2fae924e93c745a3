package import Localization

/// The texts of the books app.
nonisolated package enum BooksText: TextTable {
  case title, progress, bookProgress, bookCount, cardCount, noBooks, added
  case deleteTitle, deleteMessage, deleteConfirm
  case addTitle, name, ok, cardCountTitle, cards, create
  case book, knownCards, allKnown, noneKnown
  case bookGone, countBlank, countNegative, countNotANumber, countTooLarge
  case nameBlank, nameTaken, nameTooLong, noCards, onlyKnown, onlyUnknown

  package var phrase: Phrase {
    switch self {
    case .title: Phrase(en: "Books", de: "Bücher", ca: "Llibres")
    case .progress: Phrase(en: "{percent}% KNOWN", de: "{percent} % GEKONNT", ca: "{percent} % SABUT")
    case .bookProgress: Phrase(en: "{percent}% known", de: "{percent} % gekonnt", ca: "{percent} % sabut")
    case .bookCount:
      Phrase(
        en: "{count} book|{count} books", de: "{count} Buch|{count} Bücher", ca: "{count} llibre|{count} llibres")
    case .cardCount:
      Phrase(
        en: "{count} card|{count} cards", de: "{count} Karte|{count} Karten", ca: "{count} targeta|{count} targetes")
    case .noBooks:
      Phrase(
        en: "No books yet. Add one.", de: "Noch keine Bücher. Eines anlegen.",
        ca: "Encara no hi ha cap llibre. Afegiu-ne un.")
    case .added:
      Phrase(
        en: "“{book}” has been added.", de: "„{book}“ ist angelegt.", ca: "S'ha afegit «{book}».")
    case .deleteTitle: Phrase(en: "Delete book", de: "Buch löschen", ca: "Esborrar el llibre")
    case .deleteMessage:
      Phrase(
        en: "Delete “{book}” with its {count} card?|Delete “{book}” with its {count} cards?",
        de: "„{book}“ mit {count} Karte löschen?|„{book}“ mit {count} Karten löschen?",
        ca: "Voleu esborrar «{book}» amb {count} targeta?|Voleu esborrar «{book}» amb {count} targetes?")
    case .deleteConfirm: Phrase(en: "Delete", de: "Löschen", ca: "Esborrar")
    case .addTitle: Phrase(en: "Add a book", de: "Buch anlegen", ca: "Afegir un llibre")
    case .name: Phrase(en: "Name", de: "Name", ca: "Nom")
    case .ok: Phrase(en: "OK", de: "OK", ca: "D'acord")
    case .cardCountTitle: Phrase(en: "Cards of “{book}”", de: "Karten von „{book}“", ca: "Targetes de «{book}»")
    case .cards: Phrase(en: "Cards", de: "Karten", ca: "Targetes")
    case .create: Phrase(en: "Create", de: "Anlegen", ca: "Crear")
    case .book: Phrase(en: "Book", de: "Buch", ca: "Llibre")
    case .knownCards:
      Phrase(
        en: "{known} of {count} card known|{known} of {count} cards known",
        de: "{known} von {count} Karte gekonnt|{known} von {count} Karten gekonnt",
        ca: "{known} de {count} targeta sabuda|{known} de {count} targetes sabudes")
    case .allKnown:
      Phrase(
        en: "No card is left to learn here.", de: "Hier ist keine Karte mehr zu lernen.",
        ca: "Aquí no queda cap targeta per aprendre.")
    case .noneKnown:
      Phrase(
        en: "No card is known here that could be forgotten.",
        de: "Hier ist keine Karte gekonnt, die vergessen werden könnte.",
        ca: "Aquí no se sap cap targeta que es pugui oblidar.")
    case .bookGone:
      Phrase(
        en: "There is no such book, or no longer; nothing was changed. Go back to the books.",
        de: "Dieses Buch gibt es nicht oder nicht mehr; nichts wurde geändert. Zurück zu den Büchern gehen.",
        ca: "Aquest llibre no existeix, o ja no; no s'ha canviat res. Torneu als llibres.")
    case .countBlank:
      Phrase(
        en: "How many cards? Type a number, such as 10.", de: "Wie viele Karten? Eine Zahl eingeben, etwa 10.",
        ca: "Quantes targetes? Escriviu un nombre, com ara 10.")
    case .countNegative:
      Phrase(
        en: "The number of cards cannot be negative.", de: "Die Zahl der Karten kann nicht negativ sein.",
        ca: "El nombre de targetes no pot ser negatiu.")
    case .countNotANumber:
      Phrase(
        en: "That is no whole number. Use the digits 0 to 9 only.",
        de: "Das ist keine ganze Zahl. Nur die Ziffern 0 bis 9 benutzen.",
        ca: "Això no és un nombre enter. Feu servir només les xifres del 0 al 9.")
    case .countTooLarge:
      Phrase(
        en: "A book has at most {limit} cards.", de: "Ein Buch hat höchstens {limit} Karten.",
        ca: "Un llibre té com a màxim {limit} targetes.")
    case .nameBlank:
      Phrase(en: "A book needs a name.", de: "Ein Buch braucht einen Namen.", ca: "Un llibre necessita un nom.")
    case .nameTaken:
      Phrase(
        en: "There is a book of this name already. Choose another name.",
        de: "Ein Buch dieses Namens gibt es schon. Einen anderen Namen wählen.",
        ca: "Ja hi ha un llibre amb aquest nom. Trieu-ne un altre.")
    case .nameTooLong:
      Phrase(
        en: "A book's name has at most {limit} characters; choose a shorter one.",
        de: "Ein Buchname hat höchstens {limit} Zeichen; einen kürzeren wählen.",
        ca: "El nom d'un llibre té com a màxim {limit} caràcters; trieu-ne un de més curt.")
    case .noCards:
      Phrase(
        en: "Not even one card? Type a number from 1.", de: "Keine einzige Karte? Eine Zahl ab 1 eingeben.",
        ca: "Ni una targeta? Escriviu un nombre a partir de l'1.")
    case .onlyKnown:
      Phrase(
        en: "Only {count} card is known; nothing was changed.|Only {count} cards are known; nothing was changed.",
        de:
          "Nur {count} Karte ist gekonnt; nichts wurde geändert.|Nur {count} Karten sind gekonnt; nichts wurde geändert.",
        ca: "Només se sap {count} targeta; no s'ha canviat res.|Només se saben {count} targetes; no s'ha canviat res.")
    case .onlyUnknown:
      Phrase(
        en:
          "Only {count} card is left to learn; nothing was changed.|Only {count} cards are left to learn; nothing was changed.",
        de:
          "Nur {count} Karte ist noch zu lernen; nichts wurde geändert.|Nur {count} Karten sind noch zu lernen; nichts wurde geändert.",
        ca:
          "Només queda {count} targeta per aprendre; no s'ha canviat res.|Només queden {count} targetes per aprendre; no s'ha canviat res."
      )
    }
  }
}

import Localization
import Models

/// The texts of the books app.
package enum BooksText: TextTable {
  // Paths
  case path, addPath, bookPath
  // List
  case title, progress(percent: Int), bookProgress(percent: Int), bookCount(Int), cardCount(Int), noBooks
  case study, studyHelp, add, addHelp, added(book: String), deleted(books: [String])
  case delete, deleteHelp, deleteTitle, deleteMessage(books: [String])
  case sortByAge, sortByAgeHelp, sortByProgress, sortByProgressHelp
  // Adding a book
  case addTitle, name, ok, okHelp, cardCountTitle(book: String), cards, create, createHelp
  // Study
  case book, knownCards(Int, of: Int), know, knowHelp, cardsLearnt, learnt(cards: Int, book: Text), allKnown
  case forget, forgetHelp, cardsForgotten, forgotten(cards: Int, book: Text), noneKnown
  // Errors
  case bookGone, changedSince, countBlank, countNegative, countNotANumber, countTooLarge(limit: Int)
  case nameBlank, nameNotOneLine, nameTaken, nameTooLong(limit: Int), noCards, onlyKnown(Int), onlyUnknown(Int)

  package func text(in language: Language) -> Text {
    switch self {
    case .path: language.text(en: "Book list", de: "Bücherliste", ca: "Llista de llibres")
    case .addPath: language.text(en: "New book", de: "Neues Buch", ca: "Llibre nou")
    case .bookPath:
      language.text(en: "Book, by its id", de: "Buch, nach seiner ID", ca: "Llibre, pel seu identificador")
    case .title: language.text(en: "Books", de: "Bücher", ca: "Llibres")
    case .progress(let percent):
      language.text(en: "\(percent)% KNOWN", de: "\(percent) % GELERNT", ca: "\(percent) % APRÈS")
    case .bookProgress(let percent):
      language.text(en: "\(percent)% known", de: "\(percent) % gelernt", ca: "\(percent) % après")
    case .bookCount(let count):
      language.text(
        count, en: ("\(count) book", "\(count) books"), de: ("\(count) Buch", "\(count) Bücher"),
        ca: ("\(count) llibre", "\(count) llibres"))
    case .cardCount(let count):
      language.text(
        count, en: ("\(count) card", "\(count) cards"), de: ("\(count) Karte", "\(count) Karten"),
        ca: ("\(count) targeta", "\(count) targetes"))
    case .noBooks:
      language.text(
        en: "No books yet. Add one.", de: "Noch keine Bücher. Eines anlegen.",
        ca: "Encara no hi ha cap llibre. Afegiu-ne un.")
    case .study: language.text(en: "Study", de: "Lernen", ca: "Estudia")
    case .studyHelp: language.text(en: "study a book", de: "ein Buch lernen", ca: "estudia un llibre")
    case .add: language.text(en: "Add", de: "Anlegen", ca: "Afegeix")
    case .addHelp: language.text(en: "add a book", de: "ein Buch anlegen", ca: "afegeix un llibre")
    case .added(let book):
      language.text(en: "Added “\(book)”.", de: "„\(book)“ angelegt.", ca: "S’ha afegit «\(book)».")
    case .deleted(let books):
      language.text(
        books.count, en: ("Deleted \(language.list(books)).", "Deleted \(language.list(books))."),
        de: ("\(language.list(books)) gelöscht.", "\(language.list(books)) gelöscht."),
        ca: ("S’ha esborrat \(language.list(books)).", "S’han esborrat \(language.list(books))."))
    case .delete: language.text(en: "Delete", de: "Löschen", ca: "Esborra")
    case .deleteHelp: language.text(en: "delete a book", de: "ein Buch löschen", ca: "esborra un llibre")
    case .deleteTitle: language.text(en: "Delete books", de: "Bücher löschen", ca: "Esborra els llibres")
    case .deleteMessage(let books):
      language.text(
        en: "Delete \(books.count) books: \(language.list(books))?",
        de: "\(books.count) Bücher löschen: \(language.list(books))?",
        ca: "Voleu esborrar \(books.count) llibres: \(language.list(books))?")
    case .sortByAge: language.text(en: "By age", de: "Nach Alter", ca: "Per antiguitat")
    case .sortByAgeHelp: language.text(en: "oldest first", de: "die ältesten zuerst", ca: "primer els més antics")
    case .sortByProgress: language.text(en: "By progress", de: "Nach Fortschritt", ca: "Per progrés")
    case .sortByProgressHelp:
      language.text(en: "least known first", de: "die am wenigsten gelernten zuerst", ca: "primer els menys apresos")
    case .addTitle: language.text(en: "Add a book", de: "Buch anlegen", ca: "Afegeix un llibre")
    case .name: language.text(en: "Name", de: "Name", ca: "Nom")
    case .ok: language.text(en: "OK", de: "OK", ca: "D’acord")
    case .okHelp:
      language.text(en: "continue with this name", de: "mit diesem Namen weiter", ca: "continua amb aquest nom")
    case .cardCountTitle(let book):
      language.text(en: "Cards in “\(book)”", de: "Karten von „\(book)“", ca: "Targetes de «\(book)»")
    case .cards: language.text(en: "Cards", de: "Karten", ca: "Targetes")
    case .create: language.text(en: "Create", de: "Anlegen", ca: "Crea")
    case .createHelp: language.text(en: "add the book", de: "das Buch anlegen", ca: "afegeix el llibre")
    case .book: language.text(en: "Book", de: "Buch", ca: "Llibre")
    case .knownCards(let known, let count):
      language.text(
        count, en: ("\(known) of \(count) card known", "\(known) of \(count) cards known"),
        de: ("\(known) von \(count) Karte gelernt", "\(known) von \(count) Karten gelernt"),
        ca: ("\(known) de \(count) targeta apresa", "\(known) de \(count) targetes apreses"))
    case .know: language.text(en: "Learn", de: "Lernen", ca: "Aprèn")
    case .knowHelp:
      language.text(
        en: "enter how many cards you have learnt", de: "eintragen, wie viele Karten gelernt sind",
        ca: "indica quantes targetes heu après")
    case .cardsLearnt: language.text(en: "Cards learnt", de: "Gelernte Karten", ca: "Targetes apreses")
    case .learnt(let cards, let book):
      language.text(
        cards, en: ("Learnt \(cards) card in “\(book)”.", "Learnt \(cards) cards in “\(book)”."),
        de: ("\(cards) Karte von „\(book)“ gelernt.", "\(cards) Karten von „\(book)“ gelernt."),
        ca: ("S’ha après \(cards) targeta de «\(book)».", "S’han après \(cards) targetes de «\(book)»."))
    case .allKnown:
      language.text(
        en: "There are no cards left to learn here.", de: "Hier ist keine Karte mehr zu lernen.",
        ca: "Aquí no queda cap targeta per aprendre.")
    case .forget: language.text(en: "Forget", de: "Vergessen", ca: "Oblida")
    case .forgetHelp:
      language.text(
        en: "enter how many cards you have forgotten", de: "eintragen, wie viele Karten vergessen sind",
        ca: "indica quantes targetes heu oblidat")
    case .cardsForgotten: language.text(en: "Cards forgotten", de: "Vergessene Karten", ca: "Targetes oblidades")
    case .forgotten(let cards, let book):
      language.text(
        cards, en: ("Forgot \(cards) card in “\(book)”.", "Forgot \(cards) cards in “\(book)”."),
        de: ("\(cards) Karte von „\(book)“ vergessen.", "\(cards) Karten von „\(book)“ vergessen."),
        ca: ("S’ha oblidat \(cards) targeta de «\(book)».", "S’han oblidat \(cards) targetes de «\(book)»."))
    case .noneKnown:
      language.text(
        en: "No card here has been learnt, so none can be forgotten.",
        de: "Hier ist keine Karte gelernt, die vergessen werden könnte.",
        ca: "Aquí no hi ha cap targeta apresa que es pugui oblidar.")
    case .bookGone:
      language.text(
        en: "There is no such book, or it has been deleted.", de: "Dieses Buch gibt es nicht oder nicht mehr.",
        ca: "Aquest llibre no existeix o s’ha esborrat.")
    case .changedSince:
      language.text(
        en: "Somebody has changed the book in the meantime, so your command changed nothing.",
        de: "Das Buch wurde inzwischen anderswo geändert; hier wurde nichts geändert.",
        ca: "El llibre s’ha canviat en un altre lloc; aquí no s’ha canviat res.")
    case .countBlank:
      language.text(
        en: "How many cards? Type a number, such as 10.", de: "Wie viele Karten? Eine Zahl eingeben, etwa 10.",
        ca: "Quantes targetes? Escriviu un nombre, com ara 10.")
    case .countNegative:
      language.text(
        en: "The number of cards cannot be negative.", de: "Die Zahl der Karten kann nicht negativ sein.",
        ca: "El nombre de targetes no pot ser negatiu.")
    case .countNotANumber:
      language.text(
        en: "That is not a whole number. Use the digits 0 to 9 only.",
        de: "Das ist keine ganze Zahl. Nur die Ziffern 0 bis 9 benutzen.",
        ca: "Això no és un nombre enter. Feu servir només les xifres del 0 al 9.")
    case .countTooLarge(let limit):
      language.text(
        en: "A book can have at most \(limit) cards.", de: "Ein Buch hat höchstens \(limit) Karten.",
        ca: "Un llibre té com a màxim \(limit) targetes.")
    case .nameBlank:
      language.text(en: "A book needs a name.", de: "Ein Buch braucht einen Namen.", ca: "Un llibre necessita un nom.")
    case .nameNotOneLine:
      language.text(
        en: "A book’s name must be one line, without control characters.",
        de: "Der Name eines Buchs ist eine Zeile ohne Steuerzeichen.",
        ca: "El nom d’un llibre és una sola línia, sense caràcters de control.")
    case .nameTaken:
      language.text(
        en: "There is already a book with this name. Choose another name.",
        de: "Ein Buch dieses Namens gibt es schon. Einen anderen Namen wählen.",
        ca: "Ja hi ha un llibre amb aquest nom. Trieu un altre nom.")
    case .nameTooLong(let limit):
      language.text(
        en: "A book’s name can have at most \(limit) characters; choose a shorter one.",
        de: "Der Name eines Buchs hat höchstens \(limit) Zeichen; einen kürzeren wählen.",
        ca: "El nom d’un llibre té com a màxim \(limit) caràcters; trieu-ne un de més curt.")
    case .noCards:
      language.text(
        en: "The number of cards must be at least 1.", de: "Es muss mindestens eine Karte sein.",
        ca: "El nombre de targetes ha de ser com a mínim 1.")
    case .onlyKnown(let count):
      language.text(
        count,
        en: (
          "Only \(count) card is known; nothing was changed.", "Only \(count) cards are known; nothing was changed."
        ),
        de: (
          "Nur \(count) Karte ist gelernt; nichts wurde geändert.",
          "Nur \(count) Karten sind gelernt; nichts wurde geändert."
        ),
        ca: (
          "Només hi ha \(count) targeta apresa; no s’ha canviat res.",
          "Només hi ha \(count) targetes apreses; no s’ha canviat res."
        ))
    case .onlyUnknown(let count):
      language.text(
        count,
        en: (
          "Only \(count) card is left to learn; nothing was changed.",
          "Only \(count) cards are left to learn; nothing was changed."
        ),
        de: (
          "Nur \(count) Karte ist noch zu lernen; nichts wurde geändert.",
          "Nur \(count) Karten sind noch zu lernen; nichts wurde geändert."
        ),
        ca: (
          "Només queda \(count) targeta per aprendre; no s’ha canviat res.",
          "Només queden \(count) targetes per aprendre; no s’ha canviat res."
        ))
    }
  }
}

extension Text {
  package static func books(_ text: BooksText) -> Text { Text(text) }
}

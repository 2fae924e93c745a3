import Localization
import Presenting
import TextUI

/// The texts of the sessions, which do not belong to any app.
nonisolated package enum SessionText: TextTable {
  // Every session
  case find, palette, run, runHelp
  case home, homeHelp, back, backHelp, undo, undoHelp, nothingToUndo, redo, redoHelp, nothingToRedo
  case nowAt(row: Int), undoWithCommand(name: String), undoWithKey(label: Text), afterTab(String)
  case notice(Notice.Kind, Text)
  case remedy(Remedy), retryWithCommand(name: String), retryWithKey(label: Text)
  case didYouMean(String)
  // Lines
  case hint, commandsHere, commandsEverywhere
  case helpHelp, helpShow, helpSet, helpMore, helpQuit
  case takesRow, takesRows, takesText, takesField
  case range(first: Int, last: Int), notNow, rowsShown(first: Int, last: Int, count: Int), moreRows, moreEdits(Int)
  case unknownCommand(String), unknownField(String), seeHelp
  case needsNoArgument(String), needsChoice(String, choices: [String]), needsRow(String), needsField([String])
  case notJSON, wrongType(key: String), needsKeys(String, keys: [String]), unknownKey(
    String, of: String, keys: [String])
  case otherRevision(Int, now: Int)
  case noSuchRow(String, count: Int), noSuchID(String), noRowNamed(String), rowsNamed(String, count: Int)
  case noRows, noMoreRows, noFields, inputFailed(SystemError), lineTooLong(limit: Int), notUTF8
  case unanswered(Text)
  case pasteTooLong(limit: Int), pasteNotUTF8
  // Changes, described in words because printed lines cannot show movement
  case backAt(row: Int, of: Int, Text), edit(RowEdit.Kind, Text), renumbered(first: Int)
  case otherRow(number: Int, Text), nothingChanged, chosen, choosing(name: String)

  package func text(in language: Language) -> Text {
    switch self {
    case .find: language.text(en: "Find", de: "Suchen", ca: "Cerca")
    case .palette: language.text(en: "Commands and screens", de: "Befehle und Seiten", ca: "Ordres i pantalles")
    case .run: language.text(en: "Run", de: "Ausführen", ca: "Executa")
    case .runHelp:
      language.text(
        en: "run the command, or open the screen", de: "den Befehl ausführen oder die Seite öffnen",
        ca: "executa l’ordre o obre la pantalla")
    case .home: language.text(en: "Home", de: "Startseite", ca: "Inici")
    case .homeHelp:
      language.text(
        en: "go to the home screen, and leave this app open", de: "zur ersten Seite gehen und diese App offen lassen",
        ca: "ves a la primera pantalla, i deixa oberta aquesta aplicació")
    case .back: language.text(en: "Back", de: "Zurück", ca: "Enrere")
    case .backHelp: language.text(en: "go back", de: "zur vorigen Seite", ca: "torna enrere")
    case .undo: language.text(en: "Undo", de: "Rückgängig", ca: "Desfés")
    case .undoHelp:
      language.text(
        en: "undo the last change", de: "zurücknehmen, was zuletzt getan wurde", ca: "desfés l’últim canvi")
    case .nothingToUndo:
      language.text(
        en: "Nothing to undo.", de: "Es gibt nichts zurückzunehmen.", ca: "No hi ha res per desfer.")
    case .redo: language.text(en: "Redo", de: "Wiederholen", ca: "Refés")
    case .redoHelp:
      language.text(
        en: "redo the last undone change", de: "noch einmal tun, was zuletzt zurückgenommen wurde",
        ca: "refés l’últim canvi desfet")
    case .nothingToRedo:
      language.text(
        en: "Nothing to redo.", de: "Es gibt nichts zu wiederholen.", ca: "No hi ha res per refer.")
    case .nowAt(let row):
      language.text(en: "Now at row \(row).", de: "Jetzt in Zeile \(row).", ca: "Ara a la fila \(row).")
    case .undoWithCommand(let name):
      language.text(
        en: "Use “\(name)” to undo this.", de: "Mit „\(name)“ zurücknehmen.", ca: "Desfeu-ho amb «\(name)».")
    case .undoWithKey(let label):
      language.text(
        en: "Press \(label) to undo.", de: "Mit der Taste \(label) zurücknehmen.",
        ca: "Premeu \(label) per desfer-ho.")
    case .afterTab(let label):
      language.text(en: "Tab and then \(label)", de: "Tab und dann \(label)", ca: "Tab i després \(label)")
    case .notice(.info, let text): language.text(en: "Note: \(text)", de: "Hinweis: \(text)", ca: "Nota: \(text)")
    case .notice(.warning, let text): language.text(en: "Warning: \(text)", de: "Warnung: \(text)", ca: "Avís: \(text)")
    case .notice(.error, let text): language.text(en: "Error: \(text)", de: "Fehler: \(text)", ca: "Error: \(text)")
    case .remedy(.retry): language.text(en: "Try again.", de: "Erneut versuchen.", ca: "Torneu-ho a provar.")
    case .retryWithCommand(let name):
      language.text(
        en: "Try again with “\(name)”.", de: "Mit „\(name)“ erneut versuchen.",
        ca: "Torneu-ho a provar amb «\(name)».")
    case .retryWithKey(let label):
      language.text(
        en: "Press \(label) to try again.", de: "Mit der Taste \(label) erneut versuchen.",
        ca: "Premeu \(label) per tornar-ho a provar.")
    case .remedy(.chooseAnotherServer):
      language.text(
        en: "You can choose another server with --server.", de: "Mit --server lässt sich ein anderer Server wählen.",
        ca: "Amb --server podeu triar un altre servidor.")
    case .remedy(.chooseAnotherStore):
      language.text(
        en: "You can choose another store with --store.",
        de: "Mit --store lässt sich ein anderer Datenspeicher wählen.",
        ca: "Amb --store podeu triar una altra base de dades.")
    case .remedy(.prepareStore):
      language.text(
        en: "The administrator has to run calcots prepare ADDRESS.",
        de: "Wer ihn verwaltet, muss calcots prepare ADRESSE aufrufen.",
        ca: "Qui l’administra ha d’executar calcots prepare ADREÇA.")
    case .didYouMean(let name):
      language.text(en: "Did you mean “\(name)”?", de: "War „\(name)“ gemeint?", ca: "Volíeu dir «\(name)»?")
    case .hint:
      language.text(
        en: "Type “help” to see what you can do here.", de: "„help“ zeigt, was hier geht.",
        ca: "Escriviu «help» per veure què es pot fer aquí.")
    case .commandsHere: language.text(en: "On this screen:", de: "Auf dieser Seite:", ca: "En aquesta pantalla:")
    case .commandsEverywhere: language.text(en: "Everywhere:", de: "Überall:", ca: "Arreu:")
    case .helpHelp:
      language.text(en: "list what you can do now", de: "zeigen, was jetzt geht", ca: "mostra què es pot fer ara")
    case .helpShow:
      language.text(
        en: "print the screen again", de: "die Seite noch einmal ausgeben", ca: "torna a escriure la pantalla")
    case .helpSet: language.text(en: "fill in a field", de: "ein Feld ausfüllen", ca: "omple un camp")
    case .helpMore:
      language.text(
        en: "show the next rows of a long list", de: "die nächsten Zeilen einer langen Liste zeigen",
        ca: "mostra les files següents d’una llista llarga")
    case .helpQuit: language.text(en: "end the program", de: "das Programm beenden", ca: "surt del programa")
    case .takesRow: language.text(en: "<row>", de: "<Zeile>", ca: "<fila>")
    case .takesRows: language.text(en: "<row> …", de: "<Zeile> …", ca: "<fila> …")
    case .takesText: language.text(en: "<text>", de: "<Text>", ca: "<text>")
    case .takesField: language.text(en: "<field> <text>", de: "<Feld> <Text>", ca: "<camp> <text>")
    case .range(let first, let last):
      language.text(en: "\(first) to \(last)", de: "\(first) bis \(last)", ca: "de \(first) a \(last)")
    case .notNow: language.text(en: "not now", de: "jetzt nicht", ca: "ara no")
    case .rowsShown(let first, let last, let count):
      language.text(
        en: "Rows \(first) to \(last) of \(count).", de: "Zeilen \(first) bis \(last) von \(count).",
        ca: "Files \(first) a \(last) de \(count).")
    case .moreRows:
      language.text(
        en: "Use “more” to see the next ones.", de: "Mit „more“ kommen die nächsten.",
        ca: "Amb «more» surten les següents.")
    case .moreEdits(let count):
      language.text(
        count, en: ("\(count) more row has changed.", "\(count) more rows have changed."),
        de: ("\(count) weitere Zeile ist anders.", "\(count) weitere Zeilen sind anders."),
        ca: ("Ha canviat \(count) fila més.", "Han canviat \(count) files més."))
    case .unknownCommand(let name):
      language.text(
        en: "There is no command “\(name)” here.", de: "Hier gibt es keinen Befehl „\(name)“.",
        ca: "Aquí no hi ha cap ordre «\(name)».")
    case .unknownField(let name):
      language.text(
        en: "There is no field “\(name)” here.", de: "Hier gibt es kein Feld „\(name)“.",
        ca: "Aquí no hi ha cap camp «\(name)».")
    case .seeHelp:
      language.text(
        en: "Type “help” to see what you can do.", de: "„help“ zeigt, was geht.",
        ca: "Escriviu «help» per veure què es pot fer.")
    case .needsNoArgument(let name):
      language.text(
        en: "“\(name)” takes no argument.", de: "„\(name)“ braucht keine weiteren Angaben.",
        ca: "«\(name)» no admet cap argument.")
    case .needsChoice(let name, let choices):
      language.text(
        en: "“\(name)” needs one of these: \(Self.list(choices)).",
        de: "„\(name)“ braucht eins davon: \(Self.list(choices)).",
        ca: "«\(name)» necessita un d’aquests: \(Self.list(choices)).")
    case .needsRow(let name):
      language.text(
        en: "“\(name)” needs the number or the name of a row: \(name) 1.",
        de: "„\(name)“ braucht die Nummer einer Zeile oder ihren Namen: \(name) 1.",
        ca: "«\(name)» necessita el número d’una fila, o el nom: \(name) 1.")
    case .needsField(let fields):
      language.text(
        en: "“set” needs the name of a field and the text. Fields here: \(Self.list(fields)).",
        de: "„set“ braucht den Namen eines Feldes und den Text. Felder hier: \(Self.list(fields)).",
        ca: "«set» necessita el nom d’un camp i el text. Camps d’aquí: \(Self.list(fields)).")
    case .noSuchRow(let row, let count):
      language.text(
        count,
        en: (
          "There is no row \(row): the list has \(count) row.", "There is no row \(row): the list has \(count) rows."
        ),
        de: (
          "Es gibt keine Zeile \(row): die Liste hat \(count) Zeile.",
          "Es gibt keine Zeile \(row): die Liste hat \(count) Zeilen."
        ),
        ca: (
          "No hi ha cap fila \(row): la llista té \(count) fila.",
          "No hi ha cap fila \(row): la llista té \(count) files."
        ))
    case .noSuchID(let id):
      language.text(
        en: "There is no row #\(id) here.", de: "Hier gibt es keine Zeile #\(id).", ca: "Aquí no hi ha cap fila #\(id)."
      )
    case .noRowNamed(let name):
      language.text(
        en: "No row here contains “\(name)”.", de: "Hier gibt es keine Zeile mit „\(name)“.",
        ca: "Aquí no hi ha cap fila amb «\(name)».")
    case .rowsNamed(let name, let count):
      language.text(
        en: "\(count) rows match “\(name)”: type the whole name, or the number.",
        de: "\(count) Zeilen enthalten „\(name)“: den ganzen Namen angeben, oder die Nummer.",
        ca: "\(count) files tenen «\(name)»: doneu el nom sencer, o el número.")
    case .notJSON:
      language.text(
        en:
          #"A command in JSON is an object with the key “command”, such as {"command":"open","row":"16","revision":5}."#,
        de:
          #"Ein Befehl in JSON ist ein Objekt mit dem Schlüssel „command“, etwa {"command":"open","row":"16","revision":5}."#,
        ca:
          #"Una ordre en JSON és un objecte amb la clau «command», com ara {"command":"open","row":"16","revision":5}."#
      )
    case .wrongType(key: "revision"):
      language.text(
        en: #"“revision” is a whole number, as in {"revision":5}."#,
        de: #"„revision“ ist eine ganze Zahl, wie in {"revision":5}."#,
        ca: #"«revision» és un nombre enter, com a {"revision":5}."#)
    case .wrongType(key: "rows"):
      language.text(
        en: #"“rows” is an array of strings, as in {"rows":["16","17"]}."#,
        de: #"„rows“ ist ein Array aus Texten, wie in {"rows":["16","17"]}."#,
        ca: #"«rows» és una llista de textos, com a {"rows":["16","17"]}."#)
    case .wrongType(let key):
      language.text(
        en: "“\(key)” takes a string, so its value needs quotation marks.",
        de: "„\(key)“ ist ein Text: der Wert steht in Anführungszeichen.",
        ca: "«\(key)» és un text: el valor va entre cometes.")
    case .needsKeys(let name, let keys):
      language.text(
        en: "“\(name)” needs these keys: \(Self.list(keys)). It also takes “revision”.",
        de: "„\(name)“ braucht diese Schlüssel: \(Self.list(keys)). „revision“ ist außerdem möglich.",
        ca: "«\(name)» necessita aquestes claus: \(Self.list(keys)). També admet «revision».")
    case .unknownKey(let key, of: let name, let keys):
      language.text(
        en: "“\(name)” has no key “\(key)”; it takes \(Self.list(keys + ["revision"])).",
        de: "„\(name)“ hat keinen Schlüssel „\(key)“; möglich: \(Self.list(keys + ["revision"])).",
        ca: "«\(name)» no té cap clau «\(key)»; admet \(Self.list(keys + ["revision"])).")
    case .otherRevision(let meant, let now):
      language.text(
        en: "The screen has changed: the command is for revision \(meant), but this is revision \(now).",
        de: "Die Seite hat sich geändert: der Befehl gilt für Revision \(meant), dies ist \(now).",
        ca: "La pantalla ha canviat: l’ordre és per a la revisió \(meant), i aquesta és la \(now).")
    case .noRows:
      language.text(en: "There are no rows here.", de: "Hier gibt es keine Zeilen.", ca: "Aquí no hi ha files.")
    case .noMoreRows:
      language.text(en: "There are no more rows.", de: "Es gibt keine weiteren Zeilen.", ca: "No hi ha més files.")
    case .noFields:
      language.text(en: "There are no fields here.", de: "Hier gibt es keine Felder.", ca: "Aquí no hi ha camps.")
    case .inputFailed(let reason):
      language.text(
        en: "The input cannot be read: \(reason.text(in: language)).",
        de: "Die Eingabe lässt sich nicht lesen: \(reason.text(in: language)).",
        ca: "No es pot llegir l’entrada: \(reason.text(in: language)).")
    case .lineTooLong(let limit):
      language.text(
        en: "A line may have at most \(limit) bytes; this one was skipped.",
        de: "Eine Zeile darf höchstens \(limit) Bytes haben; diese wurde übergangen.",
        ca: "Una línia pot tenir com a màxim \(limit) bytes; aquesta s’ha omès.")
    case .notUTF8:
      language.text(
        en: "This line is not UTF-8; it was skipped.", de: "Diese Zeile ist kein UTF-8; sie wurde übergangen.",
        ca: "Aquesta línia no és UTF-8; s’ha omès.")
    case .pasteTooLong(let limit):
      language.text(
        en: "At most \(limit) bytes can be pasted at once; this text was left out.",
        de: "Auf einmal lassen sich höchstens \(limit) Bytes einfügen; dieser Text wurde weggelassen.",
        ca: "Es poden enganxar com a màxim \(limit) bytes alhora; aquest text s’ha omès.")
    case .pasteNotUTF8:
      language.text(
        en: "The pasted text is not UTF-8; it was left out.",
        de: "Der eingefügte Text ist kein UTF-8; er wurde weggelassen.",
        ca: "El text enganxat no és UTF-8; s’ha omès.")
    case .unanswered(let question):
      language.text(
        en: "Nothing was done, because the input ended before this question was answered: “\(question)”.",
        de: "Die Eingabe endete vor einer Antwort: „\(question)“ wurde nicht ausgeführt.",
        ca: "L’entrada ha acabat sense resposta: «\(question)» no s’ha fet.")
    case .backAt(let row, let count, let text):
      language.text(
        en: "Row \(row) of \(count): \(text)", de: "Zeile \(row) von \(count): \(text)",
        ca: "Fila \(row) de \(count): \(text)")
    case .edit(.deletion, let row): language.text(en: "Gone: \(row)", de: "Entfernt: \(row)", ca: "Ja no hi és: \(row)")
    case .edit(.insertion, let row): language.text(en: "New: \(row)", de: "Neu: \(row)", ca: "Nova: \(row)")
    case .edit(.move, let row): language.text(en: "Moved: \(row)", de: "Verschoben: \(row)", ca: "Moguda: \(row)")
    case .edit(.update, let row): language.text(en: "Changed: \(row)", de: "Geändert: \(row)", ca: "Canviada: \(row)")
    case .renumbered(let first):
      language.text(
        en: "From row \(first) on, the numbers have changed.", de: "Ab Zeile \(first) sind die Nummern anders.",
        ca: "A partir de la fila \(first), els números han canviat.")
    case .otherRow(let number, let row):
      language.text(
        en: "The rows changed while you were typing: row \(number) is “\(row)” now. Press ↑ and Enter to go on.",
        de: "Die Zeilen haben sich beim Tippen geändert: Zeile \(number) ist jetzt „\(row)“. Weiter mit ↑ und Enter.",
        ca: "Les files han canviat mentre escrivíeu: la fila \(number) ara és «\(row)». Premeu ↑ i Retorn.")
    case .nothingChanged:
      language.text(en: "Nothing has changed.", de: "Nichts hat sich geändert.", ca: "No ha canviat res.")
    case .choosing(let name): language.text(en: "with “\(name)”", de: "mit „\(name)“", ca: "amb «\(name)»")
    case .chosen: language.text(en: "chosen", de: "gewählt", ca: "opció triada")
    }
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}

extension Text {
  nonisolated package static func session(_ text: SessionText) -> Text { Text(text) }
}

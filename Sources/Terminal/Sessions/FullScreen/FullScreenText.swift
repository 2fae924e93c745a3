import Localization

/// The texts that only the full-screen session shows.
nonisolated package enum FullScreenText: TextTable {
  case keyUp, keyDown, keyHalfPageUp, keyHalfPageDown, keyPageUp, keyPageDown, keyFirst, keyLast, keyRow, keyLess,
    keyMore
  case keyEnter, keyNext, keyPrevious, keyOtherPane
  case keyPalette, keyBack, keyLeave, keyCopy, keyFilter, keyMark, keyMarkRange, keyMarkAll, marked(Int), keyKeys,
    keyRedraw,
    keySuspend, keyQuit
  case keyLeft, keyRight, keyWordLeft, keyWordRight, keyHome, keyEnd
  case keyTakeAway, keyRedo, keyRefresh
  case keyBackspace, keyDelete, keyDeleteWord, keyDeleteNextWord, keyDeleteToStart, keyDeleteToEnd
  case keysTitle, keysHere, keysEverywhere, keysTyping, keysSigns
  case signFocus, signTaken, signSelected, signMarked, signGone, sign(ChangeMark)
  case footAllRows, footChange, footClose, footFilter, footLeaveField, footNext, footToList
  case footOtherPane, nothingOpen
  case footQuit, footScroll, footSwitch
  case howItWorks
  case copied, linkCopied(String), tooLongToCopy, howToQuit, position(Int, count: Int, total: Int)
  case noSuchKey(String), selectedNow(Text), markedNow(Int), otherCommand(key: String), pressAgain(key: String, Text)
  case needsRow(Text), noMatch(filter: String), working, tooSmall(columns: Int, rows: Int)

  package func text(in language: Language) -> Text {
    switch self {
    case .keyUp:
      language.text(
        en: "up; while typing: an earlier entry",
        de: "nach oben; im Textfeld: früher Eingegebenes",
        ca: "amunt; en un camp de text: el que s’hi ha escrit abans")
    case .keyDown:
      language.text(
        en: "down; while typing: a later entry",
        de: "nach unten; im Textfeld: später Eingegebenes",
        ca: "avall; en un camp de text: el que s’hi ha escrit després")
    case .keyHalfPageUp: language.text(en: "half a page up", de: "eine halbe Seite nach oben", ca: "mitja pàgina amunt")
    case .keyHalfPageDown:
      language.text(en: "half a page down", de: "eine halbe Seite nach unten", ca: "mitja pàgina avall")
    case .keyPageUp: language.text(en: "a page up", de: "eine Bildschirmseite nach oben", ca: "una pàgina amunt")
    case .keyPageDown: language.text(en: "a page down", de: "eine Bildschirmseite nach unten", ca: "una pàgina avall")
    case .keyFirst: language.text(en: "to the top", de: "an den Anfang", ca: "a dalt de tot")
    case .keyLast:
      language.text(
        en: "to the bottom; loads the remaining rows", de: "ans Ende; das Fehlende wird geladen",
        ca: "a baix de tot; carrega el que falta")
    case .keyLess:
      language.text(
        en: "lower a slider; the previous option; the left side",
        de: "Regler nach links; vorige Auswahl; die linke Hälfte",
        ca: "abaixa el control; opció anterior; el costat esquerre")
    case .keyMore:
      language.text(
        en: "raise a slider; the next option; the right side",
        de: "Regler nach rechts; nächste Auswahl; die rechte Hälfte",
        ca: "apuja el control; opció següent; el costat dret")
    case .keyEnter: language.text(en: "open or press", de: "öffnen oder auslösen", ca: "obre o prem")
    case .keyRow:
      language.text(
        en: "open the first row; 2 to 9: other rows", de: "die erste Zeile öffnen; 2 bis 9: die anderen",
        ca: "obre la primera fila; de 2 a 9: les altres")
    case .keyNext:
      language.text(
        en: "next field, list, button or side", de: "zum nächsten Feld, zur nächsten Liste, Schaltfläche oder Hälfte",
        ca: "camp, llista, botó o costat següent")
    case .keyPrevious:
      language.text(
        en: "previous field, list, button or side", de: "zum vorigen Feld, zur vorigen Liste, Schaltfläche oder Hälfte",
        ca: "camp, llista, botó o costat anterior")
    case .keyOtherPane:
      language.text(
        en: "to the list, or to the page next to it", de: "zur Liste oder zur Seite daneben",
        ca: "a la llista o a la pantalla del costat")
    case .keyPalette:
      language.text(
        en: "find a command or a screen", de: "einen Befehl oder eine Seite suchen",
        ca: "cerca una ordre o una pantalla")
    case .keyBack:
      language.text(
        en: "back: leave a field, a filter or a screen", de: "zurück: aus einem Feld, einem Filter, einer Seite",
        ca: "enrere: d’un camp, un filtre, una pantalla")
    case .keyLeave:
      language.text(
        en: "leave the screen; on the first: quit", de: "die Seite verlassen; auf der ersten: beenden",
        ca: "deixa la pantalla; a la primera: surt")
    case .keyCopy:
      language.text(
        en: "copy the marked rows, this row, or the text on the page",
        de: "die markierten Zeilen, diese Zeile oder das Geschriebene kopieren",
        ca: "copia les files marcades, aquesta fila o el que algú ha escrit")
    case .keyFilter: language.text(en: "filter the list", de: "die Liste filtern", ca: "filtra la llista")
    case .keyMark:
      language.text(
        en: "mark the row, for commands that take several rows",
        de: "die Zeile markieren, für Befehle mit mehreren Zeilen",
        ca: "marca la fila, per a una ordre que en pren diverses")
    case .keyMarkRange:
      language.text(
        en: "mark all rows from the last marked one to here",
        de: "alle Zeilen von der zuletzt markierten bis hier markieren",
        ca: "marca totes les files des de l’última marcada fins aquí")
    case .keyMarkAll:
      language.text(
        en: "mark all rows, or unmark them", de: "alle Zeilen markieren oder keine", ca: "marca totes les files, o cap")
    case .marked(let count):
      language.text(
        count, en: ("\(count) marked", "\(count) marked"), de: ("\(count) markiert", "\(count) markiert"),
        ca: ("\(count) marcada", "\(count) marcades"))
    case .keyKeys: language.text(en: "show these keys", de: "diese Tasten zeigen", ca: "mostra aquestes tecles")
    case .keyTakeAway:
      language.text(
        en: "remove, leave or delete", de: "wegnehmen: entfernen, verlassen, löschen",
        ca: "treu, deixa o esborra")
    case .keyRedo:
      language.text(
        en: "redo what was undone", de: "das Zurückgenommene noch einmal tun", ca: "refés el que s’ha desfet")
    case .keyRefresh: language.text(en: "load again", de: "neu laden", ca: "recarrega")
    case .keyRedraw:
      language.text(en: "draw the screen again", de: "die Seite neu zeichnen", ca: "torna a dibuixar la pantalla")
    case .keySuspend: language.text(en: "suspend; fg resumes", de: "anhalten; fg setzt fort", ca: "suspèn; fg continua")
    case .keyQuit: language.text(en: "quit at once", de: "sofort beenden", ca: "surt de seguida")
    case .keyLeft: language.text(en: "a character left", de: "ein Zeichen nach links", ca: "un caràcter a l’esquerra")
    case .keyRight: language.text(en: "a character right", de: "ein Zeichen nach rechts", ca: "un caràcter a la dreta")
    case .keyWordLeft: language.text(en: "a word left", de: "ein Wort nach links", ca: "una paraula a l’esquerra")
    case .keyWordRight: language.text(en: "a word right", de: "ein Wort nach rechts", ca: "una paraula a la dreta")
    case .keyHome: language.text(en: "to the start", de: "an den Anfang", ca: "al principi")
    case .keyEnd: language.text(en: "to the end", de: "ans Ende", ca: "al final")
    case .keyBackspace:
      language.text(
        en: "delete the previous character", de: "das Zeichen davor löschen", ca: "esborra el caràcter anterior")
    case .keyDelete:
      language.text(
        en: "delete the next character", de: "das Zeichen dahinter löschen", ca: "esborra el caràcter següent")
    case .keyDeleteWord:
      language.text(en: "delete the previous word", de: "das Wort davor löschen", ca: "esborra la paraula anterior")
    case .keyDeleteNextWord:
      language.text(en: "delete the next word", de: "das Wort dahinter löschen", ca: "esborra la paraula següent")
    case .keyDeleteToStart:
      language.text(en: "delete to the start", de: "alles davor löschen", ca: "esborra tot el d’abans")
    case .keyDeleteToEnd:
      language.text(en: "delete to the end", de: "alles dahinter löschen", ca: "esborra tot el de després")
    case .keysTitle: language.text(en: "Keys", de: "Tasten", ca: "Tecles")
    case .keysHere: language.text(en: "On this screen", de: "Auf dieser Seite", ca: "En aquesta pantalla")
    case .keysEverywhere: language.text(en: "Everywhere", de: "Überall", ca: "Arreu")
    case .keysTyping: language.text(en: "While typing", de: "Beim Tippen", ca: "Mentre s’escriu")
    case .keysSigns: language.text(en: "Before a row", de: "Vor einer Zeile", ca: "Davant d’una fila")
    case .signFocus: language.text(en: "selected", de: "ausgewählt", ca: "seleccionada")
    case .signTaken:
      language.text(
        en: "chosen by Enter while you type", de: "wird beim Tippen mit Enter gewählt",
        ca: "la que tria Retorn mentre escriviu")
    case .signSelected: language.text(en: "selected last", de: "zuletzt ausgewählt", ca: "l’última seleccionada")
    case .signMarked: language.text(en: "marked", de: "markiert", ca: "marcada")
    case .signGone: language.text(en: "gone", de: "gelöscht", ca: "eliminada")
    case .sign(.new): language.text(en: "new", de: "neu", ca: "nova")
    case .sign(.updated): language.text(en: "changed", de: "geändert", ca: "canviada")
    case .sign(.moved): language.text(en: "moved", de: "verschoben", ca: "moguda")
    case .footAllRows: language.text(en: "All rows", de: "Alle Zeilen", ca: "Totes les files")
    case .footChange: language.text(en: "Change", de: "Ändern", ca: "Canvia")
    case .footClose: language.text(en: "Close", de: "Schließen", ca: "Tanca")
    case .footFilter: language.text(en: "Filter", de: "Filtern", ca: "Filtra")
    case .footLeaveField: language.text(en: "Leave field", de: "Feld verlassen", ca: "Surt del camp")
    case .footNext: language.text(en: "Next", de: "Weiter", ca: "Següent")
    case .footToList: language.text(en: "To the list", de: "Zur Liste", ca: "A la llista")
    case .footOtherPane: language.text(en: "Go to this side", de: "Zu dieser Hälfte", ca: "A aquest costat")
    case .nothingOpen: language.text(en: "Nothing is open.", de: "Nichts ist geöffnet.", ca: "No hi ha res obert.")
    case .howItWorks:
      language.text(
        en: "To see what each key does in the code, start the program with: Scripts/run groups --trace",
        de: "Was jede Taste im Code bewirkt, zeigt: Scripts/run groups --trace",
        ca: "Per veure què fa cada tecla en el codi: Scripts/run groups --trace")
    case .footQuit: language.text(en: "Quit", de: "Beenden", ca: "Surt")
    case .footSwitch: language.text(en: "Switch", de: "Wechseln", ca: "Canvia")
    case .footScroll: language.text(en: "Scroll", de: "Blättern", ca: "Desplaça")
    case .position(let position, let count, let total):
      language.text(
        en: "\(position)/\(count) of \(total)", de: "\(position)/\(count) von \(total)",
        ca: "\(position)/\(count) de \(total)")
    case .copied:
      language.text(
        en: "Sent to the clipboard.", de: "An die Zwischenablage gesendet.", ca: "S’ha enviat al porta-retalls.")
    case .linkCopied(let link):
      language.text(
        en: "Sent to the clipboard: \(link)", de: "An die Zwischenablage gesendet: \(link)",
        ca: "S’ha enviat al porta-retalls: \(link)")
    case .tooLongToCopy:
      language.text(
        en: "This is too long for the clipboard.", de: "Das ist zu lang für die Zwischenablage.",
        ca: "Això és massa llarg per al porta-retalls.")
    case .howToQuit:
      language.text(
        en: "This is the first screen. Press q to quit.", de: "Das ist die erste Seite. Mit der Taste q beenden.",
        ca: "Aquesta és la primera pantalla. Premeu q per sortir.")
    case .noSuchKey(let key):
      language.text(
        en: "The key \(key) does nothing here; ? lists the keys.", de: "Keine Taste \(key) hier; ? zeigt alle.",
        ca: "Aquí no hi ha la tecla \(key); ? les mostra.")
    case .selectedNow(let row):
      language.text(
        en: "The list has changed, and “\(row)” is selected now.",
        de: "Die Liste hat sich geändert, und jetzt ist „\(row)“ ausgewählt.",
        ca: "La llista ha canviat, i ara hi ha seleccionada «\(row)».")
    case .markedNow(let count):
      language.text(
        en: "Some marked rows are gone: \(.fullScreen(.marked(count))) now.",
        de: "Markierte Zeilen sind nicht mehr da: jetzt \(.fullScreen(.marked(count))).",
        ca: "Hi ha files marcades que ja no hi són: ara, \(.fullScreen(.marked(count))).")
    case .otherCommand(let key):
      language.text(
        en: "This screen has changed, and \(key) does something else now.",
        de: "Diese Seite hat sich geändert, und die Taste \(key) tut jetzt etwas anderes.",
        ca: "Aquesta pantalla ha canviat, i la tecla \(key) ara fa una altra cosa.")
    case .pressAgain(let key, let command):
      language.text(
        en: "Press \(key) again for “\(command)”.", de: "Für „\(command)“ noch einmal \(key) drücken.",
        ca: "Torneu a prémer \(key) per a «\(command)».")
    case .needsRow(let command):
      language.text(
        en: "“\(command)” needs a row, but none is shown.", de: "„\(command)“ braucht eine Zeile, und es gibt keine.",
        ca: "«\(command)» necessita una fila, i no n’hi ha cap.")
    case .noMatch(let filter):
      language.text(
        en: "No row matches “\(filter)”. Esc shows all.", de: "Keine Zeile passt zu „\(filter)“. Esc zeigt alle.",
        ca: "Cap fila no coincideix amb «\(filter)». Esc les mostra totes.")
    case .working: language.text(en: "Working…", de: "In Arbeit …", ca: "S’està treballant…")
    case .tooSmall(let columns, let rows):
      language.text(
        en: "This terminal is too small. Make it at least \(columns)×\(rows).",
        de: "Dieses Terminal ist zu klein. Mindestens \(columns)×\(rows) sind nötig.",
        ca: "Aquest terminal és massa petit. Feu-lo com a mínim de \(columns)×\(rows).")
    }
  }
}

extension Text {
  nonisolated static func fullScreen(_ text: FullScreenText) -> Text { Text(text) }
}

package import Localization

/// The texts of the full-screen terminal.
nonisolated package enum FullScreenText: TextTable {
  case keyUp, keyDown, keyPageUp, keyPageDown, keyFirst, keyLast, keyLess, keyMore
  case keyEnter, keyNext, keyPrevious, keyBack, keyFilter, keyKeys, keyRedraw, keySuspend, keyQuit
  case keyLeft, keyRight, keyHome, keyEnd, keyBackspace, keyDelete, keyDeleteWord, keyDeleteToStart
  case keysTitle, keysHere, keysEverywhere, keysTyping
  case footAllRows, footCancel, footChange, footClose, footFilter, footKeep, footKeys, footNext, footScroll
  case noRow, noMatch, working, tooSmall

  package var phrase: Phrase {
    switch self {
    case .keyUp: Phrase(en: "up", de: "nach oben", ca: "amunt")
    case .keyDown: Phrase(en: "down", de: "nach unten", ca: "avall")
    case .keyPageUp: Phrase(en: "a page up", de: "eine Seite nach oben", ca: "una pàgina amunt")
    case .keyPageDown: Phrase(en: "a page down", de: "eine Seite nach unten", ca: "una pàgina avall")
    case .keyFirst: Phrase(en: "to the top", de: "an den Anfang", ca: "a dalt de tot")
    case .keyLast: Phrase(en: "to the bottom", de: "ans Ende", ca: "a baix de tot")
    case .keyLess: Phrase(en: "a slider down", de: "ein Regler nach unten", ca: "un control avall")
    case .keyMore: Phrase(en: "a slider up", de: "ein Regler nach oben", ca: "un control amunt")
    case .keyEnter: Phrase(en: "open or press", de: "öffnen oder drücken", ca: "obre o prem")
    case .keyNext:
      Phrase(
        en: "next field, list or button", de: "nächstes Feld, nächste Liste oder Taste",
        ca: "camp, llista o botó següent")
    case .keyPrevious:
      Phrase(
        en: "previous field, list or button", de: "voriges Feld, vorige Liste oder Taste",
        ca: "camp, llista o botó anterior")
    case .keyBack:
      Phrase(
        en: "back; the first screen: quit", de: "zurück; erste Seite: beenden", ca: "enrere; primera pantalla: surt")
    case .keyFilter: Phrase(en: "filter the list", de: "die Liste filtern", ca: "filtra la llista")
    case .keyKeys: Phrase(en: "show these keys", de: "diese Tasten zeigen", ca: "mostra aquestes tecles")
    case .keyRedraw:
      Phrase(en: "draw the screen again", de: "die Seite neu zeichnen", ca: "torna a dibuixar la pantalla")
    case .keySuspend:
      Phrase(en: "stop for now; fg goes on", de: "anhalten; fg macht weiter", ca: "atura; fg continua")
    case .keyQuit: Phrase(en: "quit at once", de: "sofort beenden", ca: "surt de seguida")
    case .keyLeft: Phrase(en: "a character left", de: "ein Zeichen nach links", ca: "un caràcter a l'esquerra")
    case .keyRight: Phrase(en: "a character right", de: "ein Zeichen nach rechts", ca: "un caràcter a la dreta")
    case .keyHome: Phrase(en: "to the start", de: "an den Anfang", ca: "al principi")
    case .keyEnd: Phrase(en: "to the end", de: "ans Ende", ca: "al final")
    case .keyBackspace:
      Phrase(en: "delete to the left", de: "das Zeichen davor löschen", ca: "esborra el caràcter anterior")
    case .keyDelete:
      Phrase(en: "delete to the right", de: "das Zeichen dahinter löschen", ca: "esborra el caràcter següent")
    case .keyDeleteWord:
      Phrase(en: "delete the word before", de: "das Wort davor löschen", ca: "esborra la paraula anterior")
    case .keyDeleteToStart: Phrase(en: "delete all before", de: "alles davor löschen", ca: "esborra tot el d'abans")
    case .keysTitle: Phrase(en: "Keys", de: "Tasten", ca: "Tecles")
    case .keysHere: Phrase(en: "On this screen", de: "Auf dieser Seite", ca: "En aquesta pantalla")
    case .keysEverywhere: Phrase(en: "Everywhere", de: "Überall", ca: "Arreu")
    case .keysTyping: Phrase(en: "While typing", de: "Beim Tippen", ca: "En escriure")
    case .footAllRows: Phrase(en: "all rows", de: "alle Zeilen", ca: "totes les files")
    case .footCancel: Phrase(en: "cancel", de: "abbrechen", ca: "cancel·la")
    case .footChange: Phrase(en: "change", de: "ändern", ca: "canvia")
    case .footClose: Phrase(en: "close", de: "schließen", ca: "tanca")
    case .footFilter: Phrase(en: "filter", de: "filtern", ca: "filtra")
    case .footKeep: Phrase(en: "keep", de: "behalten", ca: "conserva")
    case .footKeys: Phrase(en: "keys", de: "Tasten", ca: "tecles")
    case .footNext: Phrase(en: "next", de: "weiter", ca: "següent")
    case .footScroll: Phrase(en: "scroll", de: "blättern", ca: "desplaça")
    case .noRow:
      Phrase(
        en: "“{name}” needs a row, and there is none.", de: "„{name}“ braucht eine Zeile, und es gibt keine.",
        ca: "«{name}» necessita una fila, i no n'hi ha cap.")
    case .noMatch:
      Phrase(
        en: "No row matches “{filter}”. Esc shows all.", de: "Keine Zeile passt zu „{filter}“. Esc zeigt alle.",
        ca: "Cap fila no coincideix amb «{filter}». Esc les mostra totes.")
    case .working: Phrase(en: "Working…", de: "Arbeitet …", ca: "S'està treballant…")
    case .tooSmall:
      Phrase(
        en: "This terminal is too small. Make it at least {columns}×{rows}.",
        de: "Dieses Terminal ist zu klein. Mindestens {columns}×{rows} sind nötig.",
        ca: "Aquest terminal és massa petit. Feu-lo com a mínim de {columns}×{rows}.")
    }
  }
}

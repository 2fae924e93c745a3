package import Localization

/// The texts that belong to no app: what a session says about itself.
nonisolated package enum UIText: TextTable {
  case hint, commandsHere, commandsEverywhere
  case helpHelp, helpShow, helpSet, helpMore, helpQuit
  case takesRow, takesText, takesField
  case range, notNow, rowsShown, moreRows, moreEdits
  case unknownCommand, unknownField, didYouMean, seeHelp
  case needsNoArgument, needsChoice, needsRow, needsField, noSuchRow, noRows, noMoreRows, noFields, lineTooLong
  case info, warning, error

  package var phrase: Phrase {
    switch self {
    case .hint:
      Phrase(
        en: "Type help to see what works here.", de: "help zeigt, was hier geht.",
        ca: "Escriviu help per veure què es pot fer aquí.")
    case .commandsHere: Phrase(en: "On this screen:", de: "Auf dieser Seite:", ca: "En aquesta pantalla:")
    case .commandsEverywhere: Phrase(en: "Everywhere:", de: "Überall:", ca: "Arreu:")
    case .helpHelp: Phrase(en: "list what works now", de: "zeigen, was jetzt geht", ca: "mostra què es pot fer ara")
    case .helpShow:
      Phrase(en: "print the screen again", de: "die Seite noch einmal ausgeben", ca: "torna a escriure la pantalla")
    case .helpSet: Phrase(en: "fill in a field", de: "ein Feld ausfüllen", ca: "omple un camp")
    case .helpMore:
      Phrase(
        en: "show the next rows of a long list", de: "die nächsten Zeilen einer langen Liste zeigen",
        ca: "mostra les files següents d'una llista llarga")
    case .helpQuit: Phrase(en: "end the program", de: "das Programm beenden", ca: "surt del programa")
    case .takesRow: Phrase(en: "<row>", de: "<Zeile>", ca: "<fila>")
    case .takesText: Phrase(en: "<text>", de: "<Text>", ca: "<text>")
    case .takesField: Phrase(en: "<field> <text>", de: "<Feld> <Text>", ca: "<camp> <text>")
    case .range: Phrase(en: "{first} to {last}", de: "{first} bis {last}", ca: "de {first} a {last}")
    case .notNow: Phrase(en: "not now", de: "jetzt nicht", ca: "ara no")
    case .rowsShown:
      Phrase(
        en: "Rows {first} to {last} of {count}.", de: "Zeilen {first} bis {last} von {count}.",
        ca: "Files {first} a {last} de {count}.")
    case .moreRows:
      Phrase(en: "Type more for the next.", de: "more zeigt die nächsten.", ca: "Escriviu more per a les següents.")
    case .moreEdits:
      Phrase(
        en: "{count} more row has changed.|{count} more rows have changed.",
        de: "{count} weitere Zeile ist anders.|{count} weitere Zeilen sind anders.",
        ca: "Ha canviat {count} fila més.|Han canviat {count} files més.")
    case .unknownCommand:
      Phrase(
        en: "There is no command “{name}” here.", de: "Hier gibt es keinen Befehl „{name}“.",
        ca: "Aquí no hi ha cap ordre «{name}».")
    case .unknownField:
      Phrase(
        en: "There is no field “{name}” here.", de: "Hier gibt es kein Feld „{name}“.",
        ca: "Aquí no hi ha cap camp «{name}».")
    case .didYouMean:
      Phrase(en: "Did you mean “{name}”?", de: "War „{name}“ gemeint?", ca: "Volíeu dir «{name}»?")
    case .seeHelp:
      Phrase(
        en: "Type help to see what works.", de: "help zeigt, was geht.", ca: "Escriviu help per veure què es pot fer.")
    case .needsNoArgument:
      Phrase(
        en: "“{name}” stands alone: nothing comes after it.", de: "„{name}“ steht allein: danach kommt nichts.",
        ca: "«{name}» va sol: després no hi va res.")
    case .needsChoice:
      Phrase(
        en: "“{name}” needs one of these: {choices}.", de: "„{name}“ braucht eins davon: {choices}.",
        ca: "«{name}» necessita un d'aquests: {choices}.")
    case .needsRow:
      Phrase(
        en: "“{name}” needs the number of a row, such as: {name} 1.",
        de: "„{name}“ braucht die Nummer einer Zeile, etwa: {name} 1.",
        ca: "«{name}» necessita el número d'una fila, com ara: {name} 1.")
    case .needsField:
      Phrase(
        en: "“set” needs the name of a field and the text. Fields here: {fields}.",
        de: "„set“ braucht den Namen eines Feldes und den Text. Felder hier: {fields}.",
        ca: "«set» necessita el nom d'un camp i el text. Camps d'aquí: {fields}.")
    case .noSuchRow:
      Phrase(
        en: "There is no row {row}: the list has {count} row.|There is no row {row}: the list has {count} rows.",
        de:
          "Es gibt keine Zeile {row}: die Liste hat {count} Zeile.|Es gibt keine Zeile {row}: die Liste hat {count} Zeilen.",
        ca: "No hi ha cap fila {row}: la llista té {count} fila.|No hi ha cap fila {row}: la llista té {count} files.")
    case .noRows: Phrase(en: "There are no rows here.", de: "Hier gibt es keine Zeilen.", ca: "Aquí no hi ha files.")
    case .noMoreRows:
      Phrase(en: "There are no more rows.", de: "Es gibt keine weiteren Zeilen.", ca: "No hi ha més files.")
    case .noFields:
      Phrase(en: "There are no fields here.", de: "Hier gibt es keine Felder.", ca: "Aquí no hi ha camps.")
    case .lineTooLong:
      Phrase(
        en: "A line may have at most {limit} bytes; this one was skipped.",
        de: "Eine Zeile darf höchstens {limit} Bytes haben; diese wurde übergangen.",
        ca: "Una línia pot tenir com a màxim {limit} bytes; aquesta s'ha omès.")
    case .info: Phrase(en: "Note: ", de: "Hinweis: ", ca: "Nota: ")
    case .warning: Phrase(en: "Warning: ", de: "Warnung: ", ca: "Avís: ")
    case .error: Phrase(en: "Error: ", de: "Fehler: ", ca: "Error: ")
    }
  }
}

package import Localization

/// The texts of the command line.
nonisolated package enum CommandLineText: TextTable {
  case usage, apps, home, dice, matches, matchSettings, books, addBook, book, groups, group, replies, repliesTo, options
  case plain, json, store, server, language, seed, naive, noColor, help, version
  case badSeed, missingValue, onlyDiceIsNaive, plainAndJSON, unexpected, unexpectedValue, unknownLanguage,
    unknownOption, unknownPath
  case serverNotAnAddress, serverHasCredentials, serverHasPath, serverNotHTTPS
  case seeHelp
  case storeMade, storeInMemory, sampleReplies, noHome
  case outputClosed, outputFull, outputFailed

  package var phrase: Phrase {
    switch self {
    case .usage:
      Phrase(
        en: "Usage: calcots [path] [options]", de: "Aufruf: calcots [Pfad] [Optionen]",
        ca: "Ús: calcots [camí] [opcions]")
    case .apps: Phrase(en: "Paths:", de: "Pfade:", ca: "Camins:")
    case .home: Phrase(en: "choose an app", de: "eine App wählen", ca: "tria una aplicació")
    case .dice: Phrase(en: "the dice game", de: "das Würfelspiel", ca: "el joc del dau")
    case .matches: Phrase(en: "the match game", de: "das Streichholzspiel", ca: "el joc dels llumins")
    case .matchSettings:
      Phrase(en: "the match game's settings", de: "die Einstellungen dazu", ca: "la configuració d'aquest joc")
    case .books: Phrase(en: "the list of books", de: "die Liste der Bücher", ca: "la llista de llibres")
    case .addBook: Phrase(en: "add a book", de: "ein Buch anlegen", ca: "afegeix un llibre")
    case .book: Phrase(en: "one book, by its id", de: "ein Buch, nach seiner Id", ca: "un llibre, pel seu id")
    case .groups: Phrase(en: "the groups overview", de: "die Gruppenübersicht", ca: "la llista de grups")
    case .group: Phrase(en: "one group, by its id", de: "eine Gruppe, nach ihrer Id", ca: "un grup, pel seu id")
    case .replies:
      Phrase(en: "replies to a user", de: "Antworten an einen Benutzer", ca: "respostes a un usuari")
    case .repliesTo:
      Phrase(
        en: "those to this user, or to @user@host", de: "die an diesen Benutzer, oder an @user@host",
        ca: "les d'aquest usuari, o de @user@host")
    case .options: Phrase(en: "Options:", de: "Optionen:", ca: "Opcions:")
    case .plain:
      Phrase(
        en: "screens as lines, commands as lines", de: "Seiten als Zeilen, Befehle als Zeilen",
        ca: "pantalles i ordres per línies")
    case .json:
      Phrase(
        en: "each screen a JSON object on a line", de: "jede Seite ein JSON-Objekt auf einer Zeile",
        ca: "cada pantalla, un objecte JSON en una línia")
    case .store:
      Phrase(
        en: "the SQLite file, or “memory”", de: "die SQLite-Datei oder „memory“", ca: "el fitxer SQLite, o «memory»")
    case .server:
      Phrase(
        en: "a Mastodon server for replies; else samples", de: "ein Mastodon-Server für replies; sonst Beispiele",
        ca: "un servidor de Mastodon per a replies; si no, exemples")
    case .language: Phrase(en: "en, de or ca", de: "en, de oder ca", ca: "en, de o ca")
    case .seed:
      Phrase(
        en: "chance that can be repeated: a whole number", de: "wiederholbarer Zufall: eine ganze Zahl",
        ca: "atzar repetible: un nombre enter")
    case .naive:
      Phrase(
        en: "dice: the game without the pattern", de: "dice: das Spiel ohne das Muster",
        ca: "dice: el joc sense el patró")
    case .noColor: Phrase(en: "no colours", de: "keine Farben", ca: "sense colors")
    case .help: Phrase(en: "this text", de: "dieser Text", ca: "aquest text")
    case .version: Phrase(en: "the version", de: "die Version", ca: "la versió")
    case .badSeed:
      Phrase(
        en: "“{word}” is no seed: that is a whole number from 0 to 18446744073709551615.",
        de: "„{word}“ ist kein Startwert: das ist eine ganze Zahl von 0 bis 18446744073709551615.",
        ca: "«{word}» no és cap llavor: ha de ser un nombre enter de 0 a 18446744073709551615.")
    case .missingValue:
      Phrase(
        en: "“{option}” needs a value.", de: "„{option}“ braucht einen Wert.", ca: "«{option}» necessita un valor.")
    case .onlyDiceIsNaive:
      Phrase(
        en: "Only the dice game exists without the pattern: calcots dice --naive.",
        de: "Nur das Würfelspiel gibt es ohne das Muster: calcots dice --naive.",
        ca: "Només el joc del dau existeix sense el patró: calcots dice --naive.")
    case .plainAndJSON:
      Phrase(
        en: "Choose either “--plain” or “--json”.", de: "Entweder „--plain“ oder „--json“ wählen.",
        ca: "Trieu «--plain» o «--json», no tots dos.")
    case .unexpected:
      Phrase(
        en: "“{word}” is one word too many.", de: "„{word}“ ist ein Wort zu viel.",
        ca: "«{word}» és una paraula de més.")
    case .unexpectedValue:
      Phrase(
        en: "“{option}” takes no value.", de: "„{option}“ nimmt keinen Wert.", ca: "«{option}» no admet cap valor.")
    case .unknownLanguage:
      Phrase(
        en: "There is no language “{word}”; choose en, de or ca.",
        de: "Es gibt keine Sprache „{word}“; en, de oder ca wählen.",
        ca: "No hi ha la llengua «{word}»; trieu en, de o ca.")
    case .unknownOption:
      Phrase(
        en: "There is no option “{option}”.", de: "Es gibt keine Option „{option}“.", ca: "No hi ha l'opció «{option}»."
      )
    case .unknownPath:
      Phrase(
        en: "There is no screen “{path}”.", de: "Es gibt keine Seite „{path}“.", ca: "No hi ha la pantalla «{path}».")
    case .serverNotAnAddress:
      Phrase(
        en: "“--server” needs an address such as https://server.example.",
        de: "„--server“ braucht eine Adresse wie https://server.example.",
        ca: "«--server» necessita una adreça com ara https://server.example.")
    case .serverHasCredentials:
      Phrase(
        en: "The address after “--server” must not have a name or a password in it: the program signs in nowhere.",
        de:
          "In der Adresse hinter „--server“ darf kein Name oder Passwort stehen: das Programm meldet sich nirgends an.",
        ca: "L'adreça de «--server» no pot dur nom ni contrasenya: el programa no inicia cap sessió.")
    case .serverHasPath:
      Phrase(
        en: "The address after “--server” ends with the host, as in https://server.example.",
        de: "Die Adresse hinter „--server“ endet mit dem Host, wie in https://server.example.",
        ca: "L'adreça de «--server» acaba amb l'amfitrió, com a https://server.example.")
    case .serverNotHTTPS:
      Phrase(
        en: "The address after “--server” must begin with https://; http:// only goes to this machine itself.",
        de: "Die Adresse hinter „--server“ muss mit https:// beginnen; http:// geht nur zu diesem Rechner selbst.",
        ca: "L'adreça de «--server» ha de començar amb https://; http:// només va a aquest mateix ordinador.")
    case .seeHelp: Phrase(en: "See calcots --help.", de: "Siehe calcots --help.", ca: "Vegeu calcots --help.")
    case .storeMade:
      Phrase(
        en: "Made a new store with sample groups and books: {path}",
        de: "Neuer Speicher mit Beispielgruppen und -büchern angelegt: {path}",
        ca: "S'ha creat un magatzem nou amb grups i llibres d'exemple: {path}")
    case .storeInMemory:
      Phrase(
        en: "The store is in memory, with sample groups and books: it is gone when the program ends.",
        de: "Der Speicher liegt im Arbeitsspeicher, mit Beispielgruppen und -büchern: er endet mit dem Programm.",
        ca: "El magatzem és a la memòria, amb grups i llibres d'exemple: desapareix quan el programa acaba.")
    case .sampleReplies:
      Phrase(
        en: "Without --server the accounts are samples: try alice.",
        de: "Ohne --server sind die Konten Beispiele: etwa alice.",
        ca: "Sense --server els comptes són d'exemple: proveu alice.")
    case .noHome:
      Phrase(
        en: "Neither XDG_DATA_HOME nor HOME says where to keep the store; choose a file with --store.",
        de: "Weder XDG_DATA_HOME noch HOME sagt, wo der Speicher liegen soll; mit --store eine Datei wählen.",
        ca: "Ni XDG_DATA_HOME ni HOME no diuen on desar el magatzem; trieu un fitxer amb --store.")
    case .outputClosed:
      Phrase(
        en: "The output was closed; stopped.", de: "Die Ausgabe wurde geschlossen; beendet.",
        ca: "La sortida s'ha tancat; aturat.")
    case .outputFull:
      Phrase(
        en: "The output's disk is full; stopped. Make room and run again.",
        de: "Der Datenträger der Ausgabe ist voll; beendet. Platz schaffen und neu starten.",
        ca: "El disc de la sortida és ple; aturat. Feu lloc i torneu a començar.")
    case .outputFailed:
      Phrase(
        en: "The output cannot be written: {reason}; stopped.",
        de: "Die Ausgabe lässt sich nicht schreiben: {reason}; beendet.",
        ca: "No es pot escriure la sortida: {reason}; aturat.")
    }
  }
}

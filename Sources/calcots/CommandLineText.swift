import Localization

/// The texts of the command line.
nonisolated package enum CommandLineText: TextTable {
  case usage, apps, home, dice, matches, matchSettings, books, addBook, book, groups, group, replies, repliesTo,
    gallery, galleryState, options
  case plain, json, store, server, language, seed, size, architecture, naive, prompt, noWarning, noColor, noMouse,
    resume, trace, help, version
  case badSeed(String), badSize(String), missingValue(String), hasNoAlternatives
  case onlyGalleryHasSizes, onlyMatchesPrompt, onlyMatchesWarn, optionAsValue(String, String)
  case plainAndJSON, unexpected(String), unexpectedValue(String)
  case unknownArchitecture(String), unknownLanguage(String), unknownOption(String), unknownPath(String), unknownState(
    String)
  case serverNotAnAddress, serverHasCredentials, serverHasPath, serverNotHTTPS
  case seeHelp
  case storeMade(path: String), storeInMemory, sampleReplies, noHome, gone(path: String), notRemembered(String)
  case outputClosed, outputFull, outputFailed(String)

  package func text(in language: Language) -> Text {
    switch self {
    case .usage:
      language.text(
        en: "Usage: calcots [path] [options]", de: "Aufruf: calcots [Pfad] [Optionen]",
        ca: "Ús: calcots [camí] [opcions]")
    case .apps: language.text(en: "Paths:", de: "Pfade:", ca: "Camins:")
    case .home: language.text(en: "choose an app", de: "eine App wählen", ca: "tria una aplicació")
    case .dice: language.text(en: "the dice game", de: "das Würfelspiel", ca: "el joc del dau")
    case .matches: language.text(en: "the match game", de: "das Streichholzspiel", ca: "el joc dels llumins")
    case .matchSettings:
      language.text(en: "the match game's settings", de: "die Einstellungen dazu", ca: "la configuració d'aquest joc")
    case .books: language.text(en: "the list of books", de: "die Liste der Bücher", ca: "la llista de llibres")
    case .addBook: language.text(en: "add a book", de: "ein Buch anlegen", ca: "afegeix un llibre")
    case .book:
      language.text(en: "one book, by its id", de: "ein Buch, nach seiner ID", ca: "un llibre, pel seu identificador")
    case .groups: language.text(en: "the groups overview", de: "die Gruppenübersicht", ca: "la llista de grups")
    case .group:
      language.text(en: "one group, by its id", de: "eine Gruppe, nach ihrer ID", ca: "un grup, pel seu identificador")
    case .replies:
      language.text(en: "replies to a user", de: "Antworten an einen Benutzer", ca: "respostes a un usuari")
    case .repliesTo:
      language.text(
        en: "those to this user, or to @user@host", de: "die an diesen Benutzer, oder an @user@host",
        ca: "les d'aquest usuari, o de @user@host")
    case .gallery:
      language.text(
        en: "every state of every screen", de: "jeder Zustand jeder Seite", ca: "cada estat de cada pantalla")
    case .galleryState:
      language.text(
        en: "one of them, such as groups/failed", de: "einer davon, etwa groups/failed",
        ca: "un d'ells, com ara groups/failed")
    case .options: language.text(en: "Options:", de: "Optionen:", ca: "Opcions:")
    case .plain:
      language.text(
        en: "screens as lines, commands as lines", de: "Seiten als Zeilen, Befehle als Zeilen",
        ca: "pantalles i ordres per línies")
    case .json:
      language.text(
        en: "each screen a JSON object on a line", de: "jede Seite ein JSON-Objekt auf einer Zeile",
        ca: "cada pantalla, un objecte JSON en una línia")
    case .store:
      language.text(
        en: "the SQLite file, or “memory”", de: "die SQLite-Datei oder „memory“", ca: "el fitxer SQLite, o «memory»")
    case .server:
      language.text(
        en: "a Mastodon server for replies; else samples", de: "ein Mastodon-Server für replies; sonst Beispiele",
        ca: "un servidor de Mastodon per a replies; si no, exemples")
    case .language:
      language.text(
        en: "en, de or ca; with a region: en_GB", de: "en, de oder ca; mit Region: de_AT",
        ca: "en, de o ca; amb regió: ca_ES")
    case .seed:
      language.text(
        en: "the same chance each time: a whole number", de: "wiederholbarer Zufall: eine ganze Zahl",
        ca: "atzar repetible: un nombre enter")
    case .size:
      language.text(
        en: "gallery: print a picture of this size", de: "gallery: ein Bild dieser Größe ausgeben",
        ca: "gallery: imprimeix una imatge d'aquesta mida")
    case .architecture:
      language.text(
        en: "dice, groups: mvc, mvvm, mvvmc or unidirectional",
        de: "dice, groups: mvc, mvvm, mvvmc oder unidirectional",
        ca: "dice, groups: mvc, mvvm, mvvmc o unidirectional")
    case .naive:
      language.text(
        en: "dice, groups: without the pattern, as --as mvc", de: "dice, groups: ohne das Muster, wie --as mvc",
        ca: "dice, groups: sense el patró, com --as mvc")
    case .prompt:
      language.text(
        en: "matches: questions and answers, no screens", de: "matches: Fragen und Antworten statt Seiten",
        ca: "matches: preguntes i respostes, sense pantalles")
    case .noWarning:
      language.text(
        en: "matches: settings do not warn of a lost game",
        de: "matches: keine Warnung vor einem verlorenen Spiel",
        ca: "matches: no avisis d'una partida perduda")
    case .noColor: language.text(en: "no colours", de: "keine Farben", ca: "sense colors")
    case .noMouse:
      language.text(
        en: "leave the mouse to the terminal", de: "die Maus dem Terminal lassen", ca: "deixa el ratolí al terminal")
    case .resume:
      language.text(
        en: "start where the last run ended", de: "beginnen, wo zuletzt aufgehört wurde",
        ca: "comença on va acabar l'última vegada")
    case .trace:
      language.text(
        en: "tell what each key causes, object by object", de: "zeigen, was jede Taste auslöst, Objekt für Objekt",
        ca: "explica què provoca cada tecla, objecte per objecte")
    case .help: language.text(en: "this text", de: "dieser Text", ca: "aquest text")
    case .version: language.text(en: "the version", de: "die Version", ca: "la versió")
    case .badSeed(let word):
      language.text(
        en: "“\(word)” is not a seed: a seed is a whole number from 0 to 18446744073709551615.",
        de: "„\(word)“ ist kein Startwert: das ist eine ganze Zahl von 0 bis 18446744073709551615.",
        ca: "«\(word)» no és cap llavor: ha de ser un nombre enter de 0 a 18446744073709551615.")
    case .badSize(let word):
      language.text(
        en: "“\(word)” is not a size: a size is columns and rows, such as 80x24.",
        de: "„\(word)“ ist keine Größe: das sind Spalten und Zeilen, etwa 80x24.",
        ca: "«\(word)» no és cap mida: han de ser columnes i files, com ara 80x24.")
    case .missingValue(let option):
      language.text(
        en: "“\(option)” needs a value.", de: "„\(option)“ braucht einen Wert.", ca: "«\(option)» necessita un valor.")
    case .hasNoAlternatives:
      language.text(
        en: "Only dice and groups exist without the pattern: calcots dice --as NAME, or calcots groups --as NAME.",
        de: "Nur dice und groups gibt es ohne das Muster: calcots dice --as NAME oder calcots groups --as NAME.",
        ca: "Només dice i groups existeixen sense el patró: calcots dice --as NOM, o calcots groups --as NOM.")
    case .onlyGalleryHasSizes:
      language.text(
        en: "Only pictures of the gallery have a size: calcots gallery STATE --size 80x24.",
        de: "Nur Bilder der Galerie haben eine Größe: calcots gallery ZUSTAND --size 80x24.",
        ca: "Només les imatges de la galeria tenen mida: calcots gallery ESTAT --size 80x24.")
    case .onlyMatchesPrompt:
      language.text(
        en: "“--prompt” plays the match game: calcots matches --prompt, without “--json” or “--no-warning”.",
        de: "„--prompt“ spielt das Streichholzspiel: calcots matches --prompt, ohne „--json“ oder „--no-warning“.",
        ca: "«--prompt» juga al joc dels llumins: calcots matches --prompt, sense «--json» ni «--no-warning».")
    case .onlyMatchesWarn:
      language.text(
        en: "Only the match game's settings warn: calcots matches --no-warning.",
        de: "Nur die Einstellungen des Streichholzspiels warnen: calcots matches --no-warning.",
        ca: "Només avisa la configuració del joc dels llumins: calcots matches --no-warning.")
    case .optionAsValue(let option, let value):
      language.text(
        en: "“\(option)” needs a value. If “\(value)” is meant to be it, write \(option)=\(value).",
        de: "„\(option)“ braucht einen Wert. Falls „\(value)“ gemeint ist: \(option)=\(value).",
        ca: "«\(option)» necessita un valor. Si ha de ser «\(value)», escriviu \(option)=\(value).")
    case .plainAndJSON:
      language.text(
        en: "Choose either “--plain” or “--json”.", de: "Entweder „--plain“ oder „--json“ wählen.",
        ca: "Trieu «--plain» o «--json», no tots dos.")
    case .unexpected(let word):
      language.text(
        en: "“\(word)” is one word too many.", de: "„\(word)“ ist ein Wort zu viel.",
        ca: "«\(word)» és una paraula de més.")
    case .unexpectedValue(let option):
      language.text(
        en: "“\(option)” takes no value.", de: "„\(option)“ erwartet keinen Wert.",
        ca: "«\(option)» no admet cap valor.")
    case .unknownArchitecture(let word):
      language.text(
        en: "There is no architecture “\(word)”; choose mvc, mvvm, mvvmc or unidirectional.",
        de: "Es gibt keine Architektur „\(word)“; mvc, mvvm, mvvmc oder unidirectional wählen.",
        ca: "No hi ha cap arquitectura «\(word)»; trieu mvc, mvvm, mvvmc o unidirectional.")
    case .unknownLanguage(let word):
      language.text(
        en: "There is no language “\(word)”; choose en, de or ca, also with a region such as en_GB.",
        de: "Es gibt keine Sprache „\(word)“; en, de oder ca wählen, auch mit einer Region wie de_AT.",
        ca: "No hi ha cap llengua «\(word)»; trieu en, de o ca, també amb una regió com ara ca_ES.")
    case .unknownOption(let option):
      language.text(
        en: "There is no option “\(option)”.", de: "Es gibt keine Option „\(option)“.",
        ca: "No hi ha cap opció «\(option)»."
      )
    case .unknownPath(let path):
      language.text(
        en: "There is no screen “\(path)”.", de: "Es gibt keine Seite „\(path)“.",
        ca: "No hi ha cap pantalla «\(path)»."
      )
    case .unknownState(let name):
      language.text(
        en: "The gallery has no state “\(name)”.", de: "Die Galerie hat keinen Zustand „\(name)“.",
        ca: "La galeria no té l'estat «\(name)».")
    case .serverNotAnAddress:
      language.text(
        en: "“--server” needs an address such as https://server.example.",
        de: "„--server“ braucht eine Adresse wie https://server.example.",
        ca: "«--server» necessita una adreça com ara https://server.example.")
    case .serverHasCredentials:
      language.text(
        en: "The address after “--server” must not have a name or a password in it: the program signs in nowhere.",
        de:
          "In der Adresse hinter „--server“ darf kein Name oder Passwort stehen: das Programm meldet sich nirgends an.",
        ca: "L'adreça de «--server» no pot dur nom ni contrasenya: el programa no inicia mai cap sessió.")
    case .serverHasPath:
      language.text(
        en: "The address after “--server” ends with the host, as in https://server.example.",
        de: "Die Adresse hinter „--server“ endet mit dem Host, wie in https://server.example.",
        ca: "L'adreça de «--server» acaba amb l'amfitrió, com a https://server.example.")
    case .serverNotHTTPS:
      language.text(
        en: "The address after “--server” must begin with https://; http:// only goes to this machine itself.",
        de: "Die Adresse hinter „--server“ muss mit https:// beginnen; http:// geht nur zu diesem Rechner selbst.",
        ca: "L'adreça de «--server» ha de començar amb https://; http:// només va a aquest mateix ordinador.")
    case .seeHelp: language.text(en: "See calcots --help.", de: "Siehe calcots --help.", ca: "Vegeu calcots --help.")
    case .storeMade(let path):
      language.text(
        en: "Made a new store with sample groups and books: \(path)",
        de: "Neuer Datenspeicher mit Beispielgruppen und -büchern angelegt: \(path)",
        ca: "S'ha creat un magatzem nou amb grups i llibres d'exemple: \(path)")
    case .storeInMemory:
      language.text(
        en: "The store is in memory, with sample groups and books: it is gone when the program ends.",
        de: "Der Datenspeicher liegt im Arbeitsspeicher, mit Beispielgruppen und -büchern; er endet mit dem Programm.",
        ca: "El magatzem és a la memòria, amb grups i llibres d'exemple: desapareix quan el programa acaba.")
    case .sampleReplies:
      language.text(
        en: "Without --server the accounts are samples: try alice.",
        de: "Ohne --server sind die Konten Beispiele: etwa alice.",
        ca: "Sense --server els comptes són d'exemple: proveu alice.")
    case .noHome:
      language.text(
        en: "Neither XDG_DATA_HOME nor HOME says where to keep the store; choose a file with --store.",
        de: "Weder XDG_DATA_HOME noch HOME sagt, wo der Datenspeicher liegen soll; mit --store eine Datei wählen.",
        ca: "Ni XDG_DATA_HOME ni HOME no diuen on desar el magatzem; trieu un fitxer amb --store.")
    case .gone(let path):
      language.text(
        en: "“\(path)” no longer exists. This is the nearest screen.",
        de: "„\(path)“ gibt es nicht mehr. Dies ist die nächste Seite darüber.",
        ca: "«\(path)» ja no existeix. Aquesta és la pantalla més propera.")
    case .notRemembered(let reason):
      language.text(
        en: "Where this run ended could not be saved: \(reason)",
        de: "Wo dieser Lauf endete, ließ sich nicht speichern: \(reason)",
        ca: "No s'ha pogut desar on ha acabat aquesta execució: \(reason)")
    case .outputClosed:
      language.text(
        en: "The output was closed; stopped.", de: "Die Ausgabe wurde geschlossen; beendet.",
        ca: "La sortida s'ha tancat; el programa s'ha aturat.")
    case .outputFull:
      language.text(
        en: "The output's disk is full; stopped. Make room and run again.",
        de: "Der Datenträger der Ausgabe ist voll; beendet. Platz schaffen und neu starten.",
        ca: "El disc de la sortida és ple; el programa s'ha aturat. Feu lloc i torneu a començar.")
    case .outputFailed(let reason):
      language.text(
        en: "The output cannot be written: \(reason); stopped.",
        de: "Die Ausgabe lässt sich nicht schreiben: \(reason); beendet.",
        ca: "No es pot escriure la sortida: \(reason); el programa s'ha aturat.")
    }
  }
}

extension Text {
  nonisolated static func commandLine(_ text: CommandLineText) -> Text { Text(text) }
}

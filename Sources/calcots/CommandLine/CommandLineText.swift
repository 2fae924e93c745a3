import DataProviders
import Localization
import Models
import Presenting
import Sessions
import Texts

/// The texts of the command line.
nonisolated package enum CommandLineText: TextTable {
  case mistake(UsageError), seeHelp, copied(Int)
  case storeMade(path: String), emptyStoreMade(path: String), storePrepared(path: String), named(String), storeInMemory,
    sampleReplies,
    noHome, tooFewFiles
  case lastRunInOtherStore, notRemembered(LastPaths.Failure)
  case outputClosed, outputFull, outputFailed(SystemError)

  package var code: String? {
    switch self {
    case .mistake(.badServer(let error)):
      // The word “server”, and then the name of the error's case.
      Self.code(of: "server\("\(error)".prefix(1).uppercased())\("\(error)".dropFirst())")
    case .mistake(.badVariable(_, let mistake)): mistake.text.code
    case .mistake(let mistake): Self.code(of: mistake)
    default: Self.code(of: self)
    }
  }

  package func text(in language: Language) -> Text {
    switch self {
    case .mistake(.badVariable(let variable, let mistake)): "\(variable.rawValue): \(mistake.text)"
    case .mistake(.badSeed(let word)):
      language.text(
        en: "“\(word)” is not a seed: a seed is a whole number from 0 to 18446744073709551615.",
        de: "„\(word)“ ist kein Startwert: das ist eine ganze Zahl von 0 bis 18446744073709551615.",
        ca: "«\(word)» no és cap llavor: ha de ser un nombre enter de 0 a 18446744073709551615.")
    case .mistake(.badStoreAddress): StoreError(.badAddress, path: "").text
    case .mistake(.badName):
      language.text(
        en: "A name is one line of 1 to \(PersonName.limit) characters, such as \"Anna Ferrer\".",
        de: "Ein Name ist eine Zeile mit 1 bis \(PersonName.limit) Zeichen, etwa \"Anna Ferrer\".",
        ca: "Un nom és una línia d’1 a \(PersonName.limit) caràcters, com ara \"Anna Ferrer\".")
    case .mistake(.missingValue(let option)):
      language.text(
        en: "“\(option)” needs a value.", de: "„\(option)“ braucht einen Wert.", ca: "«\(option)» necessita un valor.")
    case .mistake(.notUTF8(let word)):
      language.text(
        en: "“\(word)” is not UTF-8. If it is the name of a file, rename the file, or create a link to it.",
        de: "„\(word)“ ist kein UTF-8. Falls eine Datei so heißt: sie umbenennen oder einen Link auf sie anlegen.",
        ca: "«\(word)» no és UTF-8. Si és el nom d’un fitxer, canvieu-lo, o feu un enllaç al fitxer.")
    case .mistake(.copyNeedsServer(let from, let to)):
      language.text(
        en: "“copy” needs a server. To copy one file to another, use SQLite: \(Self.vacuum(from, to))",
        de: "„copy“ ist für Server. Von Datei zu Datei kopiert SQLite einen Datenspeicher: \(Self.vacuum(from, to))",
        ca: "«copy» és per a servidors. De fitxer a fitxer, SQLite copia una base de dades: \(Self.vacuum(from, to))")
    case .mistake(.copyNeedsTwo):
      language.text(
        en: "“copy” needs two stores, each a file or the address of a server: calcots copy FROM TO.",
        de: "„copy“ braucht zwei Datenspeicher, je eine Datei oder die Adresse eines Servers: calcots copy VON NACH.",
        ca: "«copy» necessita dues bases de dades, cada una un fitxer o l’adreça d’un servidor: calcots copy DE A.")
    case .mistake(.hasNoAlternatives):
      language.text(
        en: "“--as” only works with dice and groups: calcots dice --as NAME, or calcots groups --as NAME.",
        de: "„--as“ gibt es nur mit dice und groups: calcots dice --as NAME oder calcots groups --as NAME.",
        ca: "«--as» només funciona amb dice i groups: calcots dice --as NOM, o calcots groups --as NOM.")
    case .mistake(.onlyMatchesPrompt):
      language.text(
        en:
          "“--prompt” only works with matches, and not with “--json” or “--no-warning”: calcots matches --prompt.",
        de:
          "„--prompt“ spielt das Streichholzspiel: calcots matches --prompt, ohne „--json“ oder „--no-warning“.",
        ca:
          "«--prompt» juga al joc dels llumins: calcots matches --prompt, sense «--json» ni «--no-warning»."
      )
    case .mistake(.onlyMatchesWarn):
      language.text(
        en: "“--no-warning” only works with matches: calcots matches --no-warning.",
        de: "„--no-warning“ gibt es nur mit matches: calcots matches --no-warning.",
        ca: "«--no-warning» només funciona amb matches: calcots matches --no-warning.")
    case .mistake(.onlyPrepareHasSamples):
      language.text(
        en: "“--samples” only works with “prepare”: calcots prepare --samples.",
        de: "„--samples“ gibt es nur mit „prepare“: calcots prepare --samples.",
        ca: "«--samples» només funciona amb «prepare»: calcots prepare --samples.")
    case .mistake(.optionAsValue(let option, let value)):
      language.text(
        en: "“\(option)” needs a value. If “\(value)” is the value, write \(option)=\(value).",
        de: "„\(option)“ braucht einen Wert. Falls „\(value)“ gemeint ist: \(option)=\(value).",
        ca: "«\(option)» necessita un valor. Si ha de ser «\(value)», escriviu \(option)=\(value).")
    case .mistake(.plainAndJSON):
      language.text(
        en: "Choose either “--plain” or “--json”.", de: "Entweder „--plain“ oder „--json“ wählen.",
        ca: "Trieu «--plain» o «--json», no tots dos.")
    case .mistake(.repeated(let option)):
      language.text(
        en: "“\(option)” is given twice.", de: "„\(option)“ steht zweimal da.",
        ca: "«\(option)» s’ha donat dues vegades.")
    case .mistake(.resumesOrOpens(let path)):
      language.text(
        en: "“--resume” starts where the last run ended, so no path can be given with it: leave out “\(path)”.",
        de: "„--resume“ beginnt, wo der letzte Lauf endete; dazu passt kein Pfad: „\(path)“ weglassen.",
        ca: "«--resume» comença on va acabar l’última vegada, i no admet cap camí: traieu «\(path)».")
    case .mistake(.traceNeedsDebugBuild):
      language.text(
        en:
          "An installed program has no trace, because its calls are inlined. In the package’s folder, run: Scripts/run --trace",
        de:
          "Das installierte Programm hat keine Spur: Aufrufe sind darin verschmolzen. Im Ordner des Pakets: Scripts/run --trace",
        ca:
          "El programa instal·lat no té traça: les crides hi estan foses. A la carpeta del paquet: Scripts/run --trace")
    case .mistake(.unexpected(let word)):
      language.text(
        en: "Unexpected argument “\(word)”.", de: "„\(word)“ ist ein Wort zu viel.",
        ca: "«\(word)» és una paraula de més.")
    case .mistake(.unexpectedValue(let option)):
      language.text(
        en: "“\(option)” takes no value.", de: "„\(option)“ erwartet keinen Wert.",
        ca: "«\(option)» no admet cap valor.")
    case .mistake(.unknownArchitecture(let word)):
      language.text(
        en: "There is no architecture “\(word)”; choose mvc, mvvm, mvvmc or unidirectional.",
        de: "Es gibt keine Architektur „\(word)“; mvc, mvvm, mvvmc oder unidirectional wählen.",
        ca: "No hi ha cap arquitectura «\(word)»; trieu mvc, mvvm, mvvmc o unidirectional.")
    case .mistake(.unknownLanguage(let word)):
      language.text(
        en: "There is no language “\(word)”; choose en, de or ca, optionally with a region, as in en_GB.",
        de: "Es gibt keine Sprache „\(word)“; en, de oder ca wählen, auch mit einer Region wie de_AT.",
        ca: "No hi ha cap llengua «\(word)»; trieu en, de o ca, també amb una regió com ara ca_ES.")
    case .mistake(.unknownOption(let option, _)):
      language.text(
        en: "There is no option “\(option)”.", de: "Es gibt keine Option „\(option)“.",
        ca: "No hi ha cap opció «\(option)»."
      )
    case .mistake(.unknownPath(let path, _)):
      language.text(
        en: "There is no screen “\(path)”.", de: "Es gibt keine Seite „\(path)“.",
        ca: "No hi ha cap pantalla «\(path)»."
      )
    case .mistake(.unknownShell(let name)):
      language.text(
        en: "There are completions for bash, zsh and fish, but not for “\(name)”.",
        de: "Vervollständigungen gibt es für bash, zsh und fish, nicht für „\(name)“.",
        ca: "Hi ha complecions per a bash, zsh i fish, no per a «\(name)».")
    case .mistake(.unknownTopic(let name, _)):
      language.text(
        en: "There is no help on “\(name)”.", de: "Zu „\(name)“ gibt es keine Hilfe.",
        ca: "No hi ha cap ajuda sobre «\(name)».")
    case .mistake(.badServer(.notAnAddress)):
      language.text(
        en: "Give the server as an address, such as https://server.example.",
        de: "Ein Server wird durch eine Adresse wie https://server.example angegeben.",
        ca: "Un servidor s’indica amb una adreça com ara https://server.example.")
    case .mistake(.badServer(.hasCredentials)):
      language.text(
        en: "The server’s address must not contain a user name or a password, because the program does not sign in.",
        de: "In der Adresse des Servers darf kein Name oder Passwort stehen: das Programm meldet sich nirgends an.",
        ca: "L’adreça del servidor no pot dur nom ni contrasenya: el programa no inicia mai cap sessió.")
    case .mistake(.badServer(.hasPath)):
      language.text(
        en: "The server’s address must end with the host, as in https://server.example.",
        de: "Die Adresse des Servers endet mit dem Host, wie in https://server.example.",
        ca: "L’adreça del servidor acaba amb l’amfitrió, com a https://server.example.")
    case .mistake(.badServer(.notHTTPS)):
      language.text(
        en: "The server’s address must begin with https://; http:// is only allowed for this machine itself.",
        de: "Die Adresse des Servers muss mit https:// beginnen; http:// geht nur zu diesem Rechner selbst.",
        ca: "L’adreça del servidor ha de començar amb https://; http:// només va a aquest mateix ordinador.")
    case .seeHelp: language.text(en: "See calcots --help.", de: "Siehe calcots --help.", ca: "Vegeu calcots --help.")
    case .copied(let count):
      language.text(
        count, en: ("\(count) entry was copied.", "\(count) entries were copied."),
        de: ("\(count) Eintrag wurde kopiert.", "\(count) Einträge wurden kopiert."),
        ca: ("S’ha copiat \(count) entrada.", "S’han copiat \(count) entrades."))
    case .storeMade(let path):
      language.text(
        en: "Created a new store with sample groups and books: \(path)",
        de: "Neuer Datenspeicher mit Beispielgruppen und -büchern angelegt: \(path)",
        ca: "S’ha creat una base de dades nova amb grups i llibres d’exemple: \(path)")
    case .emptyStoreMade(let path):
      language.text(
        en: "Created a new, empty store: \(path)", de: "Neuer, leerer Datenspeicher angelegt: \(path)",
        ca: "S’ha creat una base de dades nova i buida: \(path)")
    case .storePrepared(let path):
      language.text(
        en: "The store is ready for this version: \(path)",
        de: "Der Datenspeicher ist für diese Version bereit: \(path)",
        ca: "La base de dades està preparada per a aquesta versió: \(path)")
    case .named(let name):
      language.text(
        en: "In the groups, your name is now \(name).", de: "Der eigene Name in den Gruppen ist jetzt „\(name)“.",
        ca: "Als grups, ara us dieu \(name).")
    case .storeInMemory:
      language.text(
        en: "The store is in memory, with samples, and is lost when the program ends.",
        de: "Daten nur im Arbeitsspeicher, mit Beispielen; beim Beenden sind sie weg.",
        ca: "La base de dades és a la memòria, amb exemples: desapareix en acabar.")
    case .sampleReplies:
      language.text(
        en: "Without --server the accounts are samples: try alice.",
        de: "Ohne --server sind die Konten Beispiele: etwa alice.",
        ca: "Sense --server els comptes són d’exemple: proveu alice.")
    case .noHome:
      language.text(
        en: "Neither XDG_DATA_HOME nor HOME names a folder for the store; choose a file with --store.",
        de: "Weder XDG_DATA_HOME noch HOME sagt, wo der Datenspeicher liegen soll; mit --store eine Datei wählen.",
        ca: "Ni XDG_DATA_HOME ni HOME no diuen on desar la base de dades; trieu un fitxer amb --store.")
    case .tooFewFiles:
      language.text(
        en: "The system lets this program open too few files. Raise the limit: ulimit -n 64",
        de: "Das System lässt dieses Programm zu wenige Dateien öffnen. Die Grenze erhöhen: ulimit -n 64",
        ca: "El sistema deixa obrir massa pocs fitxers a aquest programa. Apugeu el límit: ulimit -n 64")
    case .lastRunInOtherStore:
      language.text(
        en: "The last run used another store, so the groups and books from that run are not opened again.",
        de:
          "Der letzte Lauf benutzte einen anderen Datenspeicher; seine Gruppen und Bücher werden nicht wieder geöffnet.",
        ca: "L’última execució feia servir una altra base de dades; els seus grups i llibres no es tornen a obrir.")
    case .notRemembered(.notAFile(let path)):
      language.text(
        en: "The place where this run ended could not be saved: “\(path)” is not a regular file. Remove it.",
        de: "Wo dieser Lauf endete, ließ sich nicht speichern: „\(path)“ ist keine gewöhnliche Datei. Bitte entfernen.",
        ca: "No s’ha pogut desar on ha acabat aquesta execució: «\(path)» no és un fitxer normal. Esborreu-lo.")
    case .notRemembered(.notWritten(let path, let reason)):
      language.text(
        en: "The place where this run ended could not be saved in “\(path)”: \(reason.text(in: language)).",
        de: "Wo dieser Lauf endete, ließ sich nicht in „\(path)“ speichern: \(reason.text(in: language)).",
        ca: "No s’ha pogut desar a «\(path)» on ha acabat aquesta execució: \(reason.text(in: language)).")
    case .outputClosed:
      language.text(
        en: "The output was closed, so the program stopped.", de: "Die Ausgabe wurde geschlossen; beendet.",
        ca: "La sortida s’ha tancat; el programa s’ha aturat.")
    case .outputFull:
      language.text(
        en:
          "The disk is full, so the program could not write its output and stopped. Free some space and run it again.",
        de: "Der Datenträger der Ausgabe ist voll; beendet. Platz schaffen und neu starten.",
        ca: "El disc de la sortida és ple; el programa s’ha aturat. Feu lloc i torneu a començar.")
    case .outputFailed(let reason):
      language.text(
        en: "The output cannot be written, so the program stopped: \(reason.text(in: language)).",
        de: "Die Ausgabe lässt sich nicht schreiben: \(reason.text(in: language)); beendet.",
        ca: "No es pot escriure la sortida: \(reason.text(in: language)); el programa s’ha aturat.")
    }
  }

  /// Returns the SQLite command that copies a file.
  ///
  /// If a name needs other quotes or was cut, FROM and TO replace the names.
  private static func vacuum(_ from: QuotedWord, _ to: QuotedWord) -> String {
    let needsNoOthers = [from, to].allSatisfy { $0.isWhole && !$0.text.contains(/["'$`\\!]/) }
    let source = needsNoOthers ? from.text : "FROM"
    let target = needsNoOthers ? to.text : "TO"
    return #"sqlite3 "\#(source)" "VACUUM INTO '\#(target)'""#
  }
}

extension Text {
  nonisolated static func commandLine(_ text: CommandLineText) -> Text { Text(text) }
}

nonisolated extension OutputError: PresentableError {
  /// The reason why the output could not be written.
  package var text: Text {
    switch self {
    case .closed: .commandLine(.outputClosed)
    case .full: .commandLine(.outputFull)
    case .failed(let reason): .commandLine(.outputFailed(reason))
    }
  }
}

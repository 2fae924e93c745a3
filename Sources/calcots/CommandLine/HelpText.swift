import Localization

/// The texts about the command line in help, completions and the documentation's tables.
nonisolated package enum HelpText: TextTable {
  case usage, paths, commands, options, variables, files, statuses, examples, commandsOf(Text)
  case nameTitle, synopsisTitle, synopsis, description, onTerminal, inPipe, forPrograms, screens, everywhere
  case argument(Subcommand), value(OptionValue), user
  case name, moreHelp, ownStore, lastPath, settings
  case accessibility, onAccessibility, forReaders, cursor, withoutColor
  case aboutSettings, makingSettings
  case accounts, cardCount, reply, profile
  case command(Subcommand), option(CommandLineOption), variable(Variable), insteadOf(CommandLineOption)
  case status(ExitStatus)
  case exampleHome, exampleResume, exampleSeed, exampleArchitecture, exampleSettings, exampleAddBook, exampleMemory
  case exampleAddMember, exampleLines, exampleReplies

  package func text(in language: Language) -> Text {
    switch self {
    case .usage:
      language.text(
        en: "Usage: \(.help(.synopsis))", de: "Aufruf: \(.help(.synopsis))", ca: "Ús: \(.help(.synopsis))")
    case .synopsis:
      language.text(
        en: "calcots [PATH] [OPTIONS]", de: "calcots [PFAD] [OPTIONEN]", ca: "calcots [CAMÍ] [OPCIONS]")
    case .paths: language.text(en: "Paths", de: "Pfade", ca: "Camins")
    case .commands: language.text(en: "Commands", de: "Befehle", ca: "Ordres")
    case .options: language.text(en: "Options", de: "Optionen", ca: "Opcions")
    case .variables: language.text(en: "Environment variables", de: "Umgebungsvariablen", ca: "Variables d’entorn")
    case .files: language.text(en: "Files", de: "Dateien", ca: "Fitxers")
    case .statuses: language.text(en: "Exit status", de: "Rückgabewert", ca: "Estat de sortida")
    case .examples: language.text(en: "Examples", de: "Beispiele", ca: "Exemples")
    case .commandsOf(let screen):
      language.text(
        en: "Commands and keys (\(screen))", de: "Befehle und Tasten (\(screen))",
        ca: "Ordres i tecles (\(screen))")
    case .nameTitle: language.text(en: "Name", de: "Bezeichnung", ca: "Nom")
    case .synopsisTitle: language.text(en: "Synopsis", de: "Übersicht", ca: "Sinopsi")
    case .description: language.text(en: "Description", de: "Beschreibung", ca: "Descripció")
    case .onTerminal:
      language.text(
        en: "On a terminal, the apps use the full screen; “?” shows the keys.",
        de: "Auf einem Terminal nutzen die Apps den ganzen Bildschirm; „?“ zeigt die Tasten.",
        ca: "En un terminal, les aplicacions ocupen tota la pantalla; «?» en mostra les tecles.")
    case .inPipe:
      language.text(
        en:
          "In a pipe, or with --plain, screens are printed as lines, and each line of the input is a command; “help” lists the commands.",
        de:
          "In einer Pipe oder mit --plain sind Seiten Zeilen, und jede Eingabezeile ist ein Befehl; „help“ zählt sie auf.",
        ca:
          "En un conducte, o amb --plain, les pantalles són línies, i cada línia de l’entrada, una ordre; «help» les diu."
      )
    case .forPrograms:
      language.text(
        en: "With --json, each screen is a JSON object on one line, with the commands that can be sent.",
        de: "Mit --json ist jede Seite ein JSON-Objekt auf einer Zeile; ihre Befehle sagen, was gesendet werden kann.",
        ca: "Amb --json, cada pantalla és un objecte JSON en una línia; les seves ordres diuen què s’hi pot enviar.")
    case .screens: language.text(en: "Screens", de: "Seiten", ca: "Pantalles")
    case .everywhere: language.text(en: "everywhere", de: "überall", ca: "a tot arreu")
    case .argument(.copy): language.text(en: "FROM TO", de: "VON NACH", ca: "DE A")
    case .argument(.prepare): language.text(en: "[STORE]", de: "[SPEICHER]", ca: "[BASE]")
    case .argument(.name), .value(.architecture): language.text(en: "NAME", de: "NAME", ca: "NOM")
    case .argument(.help): language.text(en: "[PATH]", de: "[PFAD]", ca: "[CAMÍ]")
    case .argument(.manual), .argument(.config): ""
    case .argument(.completions): "SHELL"
    case .argument(.complete): language.text(en: "SHELL [WORD…]", de: "SHELL [WORT…]", ca: "SHELL [PARAULA…]")
    case .value(.file): language.text(en: "FILE", de: "DATEI", ca: "FITXER")
    case .value(.login): language.text(en: "LOGIN", de: "LOGIN", ca: "USUARI")
    case .value(.address): "URL"
    case .value(.language): language.text(en: "CODE", de: "KÜRZEL", ca: "CODI")
    case .value(.number): "N"
    case .user: language.text(en: "USER", de: "BENUTZER", ca: "USUARI")
    case .name:
      language.text(
        en: "five text apps that show the MVVMC pattern", de: "fünf Textprogramme, die das Muster MVVMC zeigen",
        ca: "cinc aplicacions de text que mostren el patró MVVMC")
    case .moreHelp:
      language.text(
        en: "More about one app or command: calcots groups --help",
        de: "Mehr zu einer App oder einem Befehl: calcots groups --help",
        ca: "Més sobre una aplicació o una ordre: calcots groups --help")
    case .ownStore:
      language.text(
        en: "the default store; created when it is needed",
        de: "der Datenspeicher ohne --store; angelegt, sobald nötig",
        ca: "la base de dades sense --store; es crea quan cal")
    case .lastPath:
      language.text(
        en: "where the last run ended, for --resume", de: "wo zuletzt aufgehört wurde, für --resume",
        ca: "on va acabar l’última vegada, per a --resume")
    case .settings:
      language.text(
        en: "your own keys and colours; see calcots config",
        de: "eigene Tasten und Farben; siehe calcots config",
        ca: "tecles i colors propis; vegeu calcots config")
    case .accessibility: language.text(en: "accessibility", de: "Barrierefreiheit", ca: "accessibilitat")
    case .onAccessibility:
      language.text(
        en: "help for screen readers, and for use without colours",
        de: "was es für Screenreader gibt, und ohne Farben",
        ca: "què hi ha per a lectors de pantalla, i sense colors")
    case .forReaders:
      language.text(
        en:
          "With a screen reader, use lines: give --plain, or set ACCESSIBLE=1 to use them always. After a command they contain only what has changed, and each thing once; “show” prints the whole screen again, and “help” lists its commands.",
        de:
          "Für einen Screenreader gibt es Zeilen: mit --plain oder, für immer, mit ACCESSIBLE=1. Nach einem Befehl sagen sie nur, was sich geändert hat, und jedes einmal; „show“ sagt die ganze Seite noch einmal, „help“ ihre Befehle.",
        ca:
          "Per a un lector de pantalla hi ha les línies: amb --plain o, per sempre, amb ACCESSIBLE=1. Després d’una ordre només diuen què ha canviat, i cada cosa un cop; «show» torna a dir tota la pantalla, i «help», les ordres."
      )
    case .cursor:
      language.text(
        en:
          "On the full screen, the cursor of the terminal is always on the row, field or button that has the focus, where a screen reader or a magnifier follows it. While you type, it stays in the field, and Tab takes it to the list. Every command has a key, and “?” lists them.",
        de:
          "Auf dem ganzen Bildschirm steht der Cursor des Terminals immer auf der Zeile, dem Feld oder der Schaltfläche mit dem Fokus, wo ein Screenreader oder eine Lupe ihm folgt. Beim Tippen bleibt er im Feld, und Tab führt zur Liste. Jeder Befehl hat eine Taste, und „?“ zählt sie auf.",
        ca:
          "A tota la pantalla, el cursor del terminal sempre és a la fila, el camp o el botó que té el focus, on el segueix un lector de pantalla o una lupa. En escriure es queda al camp, i Tab el porta a la llista. Cada ordre té una tecla, i «?» les mostra."
      )
    case .withoutColor:
      language.text(
        en: "Nothing is shown by colour alone, and everything works without a mouse.",
        de: "Keine Farbe sagt etwas, das nicht auch im Text steht, und alles geht ohne Maus.",
        ca: "Cap color no diu res que no digui també el text, i tot funciona sense ratolí.")
    case .aboutSettings:
      language.text(
        en:
          "The settings are in ~/.config/calcots/config.json; XDG_CONFIG_HOME names another folder in place of ~/.config. The file is in JSON5, which is JSON that may contain comments. Settings that it leaves out keep their defaults.",
        de:
          "Die Einstellungen stehen in ~/.config/calcots/config.json; XDG_CONFIG_HOME nennt einen anderen Ordner statt ~/.config. Die Datei ist JSON5: JSON, auch mit Kommentaren. Was darin fehlt, bleibt bei der Vorgabe.",
        ca:
          "Les opcions són a ~/.config/calcots/config.json; XDG_CONFIG_HOME diu una altra carpeta en lloc de ~/.config. El fitxer és JSON5: JSON, també amb comentaris. El que no hi surt manté el valor d’origen."
      )
    case .makingSettings:
      language.text(
        en: "To create the file, and then edit it:", de: "Die Datei anlegen, um sie dann zu ändern:",
        ca: "Per crear el fitxer, i canviar-lo després:")
    case .accounts: language.text(en: "another person", de: "eine andere Person", ca: "una altra persona")
    case .cardCount:
      language.text(
        en: "the second screen: the number of cards", de: "die zweite Seite: die Zahl der Karten",
        ca: "la segona pantalla: el nombre de targetes")
    case .reply: language.text(en: "a reply in full", de: "eine Antwort in voller Länge", ca: "una resposta sencera")
    case .profile: language.text(en: "a profile", de: "ein Profil", ca: "un perfil")
    case .command(.copy):
      language.text(
        en: "copy a store between a file and a server, if the target has no store yet",
        de: "einen Datenspeicher aus einer Datei auf einen Server kopieren oder zurück, wo noch keiner ist",
        ca: "copia una base de dades d’un fitxer a un servidor, o al revés, on encara no n’hi ha cap")
    case .command(.prepare):
      language.text(
        en: "create or upgrade a store on behalf of its users",
        de: "einen Datenspeicher anlegen oder aktualisieren, für Benutzer ohne dieses Recht",
        ca: "crea o actualitza una base de dades, per a usuaris que no hi tenen dret")
    case .command(.name):
      language.text(
        en: "change your name in the groups", de: "den eigenen Namen in den Gruppen ändern",
        ca: "canvia com us dieu als grups")
    case .command(.help):
      language.text(
        en: "help on the program, an app or a command", de: "was das Programm, eine App oder ein Befehl kann",
        ca: "què pot fer el programa, una aplicació o una ordre")
    case .command(.manual):
      language.text(
        en: "the manual page, for man", de: "die Handbuchseite, für man", ca: "la pàgina de manual, per a man")
    case .command(.config):
      language.text(
        en: "all settings with their defaults, for config.json", de: "alle Einstellungen mit Vorgaben, für config.json",
        ca: "totes les opcions amb els valors d’origen, per a config.json")
    case .command(.completions):
      language.text(
        en: "the completion script for bash, zsh or fish", de: "das Vervollständigungsskript für bash, zsh oder fish",
        ca: "l’script de compleció per a bash, zsh o fish")
    case .command(.complete):
      language.text(
        en: "the words that can come next, for these scripts", de: "was folgen könnte, für diese Skripte",
        ca: "què podria venir després, per a aquests scripts")
    case .option(.plain):
      language.text(
        en: "screens and commands as lines of text", de: "Seiten als Zeilen, Befehle als Zeilen",
        ca: "pantalles i ordres per línies")
    case .option(.json):
      language.text(
        en: "each screen as a JSON object on one line", de: "jede Seite ein JSON-Objekt auf einer Zeile",
        ca: "cada pantalla, un objecte JSON en una línia")
    case .option(.store):
      language.text(
        en: "an SQLite file, “memory”, or postgresql://HOST/DATABASE",
        de: "eine SQLite-Datei, „memory“ oder postgresql://HOST/DATENBANK",
        ca: "un fitxer SQLite, «memory» o postgresql://AMFITRIÓ/BASE")
    case .option(.user):
      language.text(
        en: "who you are in the groups; without it, your login",
        de: "wer man in den Gruppen ist; sonst das Login",
        ca: "qui sou als grups; si no, l’usuari del sistema")
    case .option(.server):
      language.text(
        en: "a Mastodon server for replies; without it, samples",
        de: "ein Mastodon-Server für replies; sonst Beispiele",
        ca: "un servidor de Mastodon per a replies; si no, exemples")
    case .option(.language):
      language.text(
        en: "en, de or ca; with a region: en_GB", de: "en, de oder ca; mit Region: de_AT",
        ca: "en, de o ca; amb regió: ca_ES")
    case .option(.seed):
      language.text(
        en: "repeatable randomness: a whole number", de: "wiederholbarer Zufall: eine ganze Zahl",
        ca: "atzar repetible: un nombre enter")
    case .option(.architecture):
      language.text(
        en: "dice, groups: mvc, mvvm, mvvmc or unidirectional",
        de: "dice, groups: mvc, mvvm, mvvmc oder unidirectional",
        ca: "dice, groups: mvc, mvvm, mvvmc o unidirectional")
    case .option(.prompt):
      language.text(
        en: "matches: questions and answers, no screens", de: "matches: Fragen und Antworten statt Seiten",
        ca: "matches: preguntes i respostes, sense pantalles")
    case .option(.noWarning):
      language.text(
        en: "matches: no warning about settings that make you lose",
        de: "matches: keine Warnung vor Einstellungen, die verlieren",
        ca: "matches: no avisis d’una configuració que fa perdre")
    case .option(.noColor): language.text(en: "no colours", de: "keine Farben", ca: "sense colors")
    case .option(.all):
      language.text(
        en: "show long lists in full in lines and JSON", de: "in Zeilen und JSON: lange Listen ganz",
        ca: "en línies i JSON, les llistes llargues senceres")
    case .option(.noMouse):
      language.text(
        en: "leave the mouse to the terminal", de: "die Maus dem Terminal lassen", ca: "deixa el ratolí al terminal")
    case .option(.samples):
      language.text(
        en: "with “prepare”: fill a new store with samples",
        de: "mit „prepare“: Beispiele in einen neuen Datenspeicher",
        ca: "amb «prepare»: posa exemples en una base nova")
    case .option(.resume):
      language.text(
        en: "start where the last run ended", de: "beginnen, wo zuletzt aufgehört wurde",
        ca: "comença on va acabar l’última vegada")
    case .option(.help):
      language.text(
        en: "help, or help on a path or a command", de: "Hilfe; mit einem Pfad oder einem Befehl dazu",
        ca: "ajuda; amb un camí o una ordre, sobre això")
    case .option(.version): language.text(en: "the version", de: "die Version", ca: "la versió")
    case .variable(.store): Self.insteadOf(.store).text(in: language)
    case .variable(.user): Self.insteadOf(.user).text(in: language)
    case .variable(.server): Self.insteadOf(.server).text(in: language)
    case .variable(.language): Self.insteadOf(.language).text(in: language)
    case .insteadOf(let option):
      language.text(
        en: "used without \(option.rawValue)", de: "gilt ohne \(option.rawValue)",
        ca: "val si no hi ha \(option.rawValue)")
    case .variable(.allCategories), .variable(.messages), .variable(.lang):
      language.text(
        en: "the language if CALCOTS_LANGUAGE is unset; the first one set counts",
        de: "die Sprache ohne CALCOTS_LANGUAGE; die erste gesetzte gilt",
        ca: "la llengua sense CALCOTS_LANGUAGE; val la primera que hi hagi")
    case .variable(.time):
      language.text(
        en: "the region for dates, times and numbers", de: "die Region für Datum, Uhrzeit und Zahlen",
        ca: "la regió de dates, hores i nombres")
    case .variable(.noColor):
      language.text(
        en: "no colours, whatever its value", de: "keine Farben, was auch darin steht",
        ca: "sense colors, digui el que digui")
    case .variable(.accessible):
      language.text(
        en: "lines, as with --plain, whatever its value", de: "Zeilen, wie mit --plain, was auch darin steht",
        ca: "línies, com amb --plain, digui el que digui")
    case .variable(.terminal):
      language.text(
        en: "the kind of terminal; lines if empty, or if it cannot draw",
        de: "was für ein Terminal es ist; Zeilen, wenn leer oder wenn es nicht zeichnen kann",
        ca: "quin terminal és; línies si és buida o si no pot dibuixar")
    case .variable(.colorTerminal):
      language.text(
        en: "“truecolor” if the terminal shows 24-bit colours", de: "„truecolor“, wenn das Terminal jede Farbe kann",
        ca: "«truecolor» si el terminal admet qualsevol color")
    case .variable(.configHome):
      language.text(
        en: "the folder of the settings, in place of ~/.config",
        de: "der Ordner der Einstellungen, statt ~/.config",
        ca: "la carpeta de la configuració, en lloc de ~/.config")
    case .variable(.dataHome):
      language.text(
        en: "the folder of the store, in place of ~/.local/share",
        de: "der Ordner des Datenspeichers, statt ~/.local/share",
        ca: "la carpeta de la base de dades, en lloc de ~/.local/share")
    case .variable(.stateHome):
      language.text(
        en: "the folder for --resume, in place of ~/.local/state", de: "der Ordner für --resume, statt ~/.local/state",
        ca: "la carpeta per a --resume, en lloc de ~/.local/state")
    case .variable(.home):
      language.text(en: "the home folder", de: "das Benutzerverzeichnis", ca: "la carpeta personal")
    case .variable(.httpsProxy), .variable(.upperHTTPSProxy), .variable(.httpProxy), .variable(.allProxy),
      .variable(.upperAllProxy):
      language.text(en: "the proxy for the server", de: "der Proxy zum Server", ca: "el servidor intermediari")
    case .variable(.noProxy), .variable(.upperNoProxy):
      language.text(
        en: "the hosts that are reached without a proxy", de: "die Hosts, die ohne ihn erreicht werden",
        ca: "els amfitrions sense intermediari")
    case .variable(.certificateFile):
      language.text(
        en: "the certificates to trust, in place of the system’s", de: "die Zertifikate, anstelle der des Systems",
        ca: "els certificats de confiança, en lloc dels del sistema")
    case .variable(.certificateFolder):
      language.text(
        en: "a folder of such certificates", de: "der Ordner solcher Zertifikate",
        ca: "la carpeta d’aquests certificats")
    case .status(.done): language.text(en: "success", de: "alles in Ordnung", ca: "tot ha anat bé")
    case .status(.failed):
      language.text(
        en: "something failed, or a line was refused", de: "etwas ist gescheitert, oder eine Zeile wurde abgelehnt",
        ca: "alguna cosa ha fallat, o s’ha rebutjat una línia")
    case .status(.wrongUsage):
      language.text(
        en: "the command line is wrong", de: "die Befehlszeile ist falsch",
        ca: "la línia d’ordres és incorrecta")
    case .status(.interrupted):
      language.text(
        en: "Ctrl-C; after another signal, 128 plus its number",
        de: "Strg-C; nach einem anderen Signal 128 plus dessen Nummer",
        ca: "Ctrl-C; després d’un altre senyal, 128 més el seu número")
    case .exampleHome: language.text(en: "choose an app", de: "eine App wählen", ca: "tria una aplicació")
    case .exampleResume:
      language.text(
        en: "continue where the last run ended", de: "dort weitermachen, wo zuletzt aufgehört wurde",
        ca: "continua on va acabar l’última vegada")
    case .exampleSeed:
      language.text(en: "the same game each time", de: "jedes Mal dasselbe Spiel", ca: "el mateix joc cada vegada")
    case .exampleArchitecture:
      language.text(
        en: "the same game in another architecture", de: "dasselbe Spiel in einer anderen Architektur",
        ca: "el mateix joc en una altra arquitectura")
    case .exampleSettings:
      language.text(
        en: "change the settings first", de: "zuerst die Einstellungen ändern",
        ca: "canvia primer la configuració")
    case .exampleAddBook: language.text(en: "add a book", de: "ein Buch anlegen", ca: "afegeix un llibre")
    case .exampleMemory:
      language.text(
        en: "try it without keeping anything", de: "ausprobieren, ohne etwas zu behalten",
        ca: "prova-ho sense desar res")
    case .exampleAddMember:
      language.text(
        en: "add a member to group 1", de: "ein Mitglied in Gruppe 1 aufnehmen",
        ca: "afegeix un membre al grup 1")
    case .exampleLines:
      language.text(
        en: "give commands in a pipe", de: "Befehle in einer Pipe geben", ca: "dona ordres en un conducte")
    case .exampleReplies:
      language.text(
        en: "the replies to a sample account", de: "die Antworten an ein Beispielkonto",
        ca: "les respostes a un compte d’exemple")
    }
  }
}

extension Text {
  nonisolated static func help(_ text: HelpText) -> Text { Text(text) }
}

import Localization
import Sessions
import TerminalDriver

/// The comments in `config.json`, and the messages about mistakes in it.
nonisolated package enum SettingsText: TextTable {
  case aboutKeys, aboutBackground, aboutColors, role(Theme.Role), aboutLight, aboutDark
  case line(Int), mistake(SettingsError.Fault), more(Int), alsoWrong(Int)

  package func text(in language: Language) -> Text {
    switch self {
    case .aboutKeys:
      language.text(
        en: "The key of each command, on every screen that has the command: one character.",
        de: "Die Taste jedes Befehls, wo immer es ihn gibt: ein Zeichen.",
        ca: "La tecla de cada ordre, a tot arreu on hi sigui: un caràcter.")
    case .aboutBackground:
      language.text(
        en: "The terminal’s background: dark, light, or auto, which asks the terminal.",
        de: "Der Hintergrund des Terminals: dark, light oder auto, dann wird das Terminal gefragt.",
        ca: "El fons del terminal: dark, light o auto, que ho pregunta al terminal.")
    case .aboutColors:
      language.text(
        en:
          "Looks: bold, faint, italic, underline, reverse; a colour, and “on” with a colour for the background: black, red, green, yellow, blue, magenta, cyan, white, bright-red and so on, 0 to 255, or #875f00. An empty look, \"\", is plain text.",
        de:
          "Darstellung: bold, faint, italic, underline, reverse; eine Farbe, und „on“ mit einer für dahinter: black, red, green, yellow, blue, magenta, cyan, white, bright-red und so weiter, 0 bis 255 oder #875f00. Ohne Angabe, \"\", ist der Text schlicht.",
        ca:
          "Aspectes: bold, faint, italic, underline, reverse; un color, i «on» amb un per al fons: black, red, green, yellow, blue, magenta, cyan, white, bright-red i així, de 0 a 255, o #875f00. Amb \"\", el text és senzill."
      )
    case .aboutLight:
      language.text(
        en: "These override “colors” on a light background.", de: "Stattdessen auf hellem Hintergrund.",
        ca: "En lloc d’aquests, en un fons clar.")
    case .aboutDark:
      language.text(
        en: "These override “colors” on a dark background.", de: "Stattdessen auf dunklem Hintergrund.",
        ca: "En lloc d’aquests, en un fons fosc.")
    case .role(let role): text(of: role, in: language)
    case .line(let line):
      language.text(
        en: "config.json, line \(line)", de: "config.json, Zeile \(line)", ca: "config.json, línia \(line)")
    case .more(let count):
      language.text(
        count, en: ("\(count) more mistake; see calcots config", "\(count) more mistakes; see calcots config"),
        de: ("\(count) weiterer Fehler: calcots config", "\(count) weitere Fehler: calcots config"),
        ca: ("\(count) error més: calcots config", "\(count) errors més: calcots config"))
    case .alsoWrong(let count):
      language.text(
        count, en: ("config.json: \(count) more mistake.", "config.json: \(count) more mistakes."),
        de: ("config.json: \(count) weiterer Fehler.", "config.json: \(count) weitere Fehler."),
        ca: ("config.json: \(count) error més.", "config.json: \(count) errors més."))
    case .mistake(.unreadable(let path, let reason)):
      language.text(
        en: "“\(path)” cannot be read, so it is ignored: \(reason.text(in: language)).",
        de: "„\(path)“ ist nicht lesbar und wird nicht verwendet: \(reason.text(in: language)).",
        ca: "«\(path)» no es pot llegir, i no es fa servir: \(reason.text(in: language)).")
    case .mistake(.tooLarge(let limit)):
      language.text(
        en: "It has more than \(limit) bytes, so it is ignored.",
        de: "Die Datei hat mehr als \(limit) Bytes und wird nicht verwendet.",
        ca: "Té més de \(limit) bytes, i no es fa servir.")
    case .mistake(.repeated(let name)):
      language.text(
        en: "“\(name)” is set twice; only the first one counts.",
        de: "„\(name)“ kommt zweimal vor; nur das erste gilt.",
        ca: "«\(name)» hi és dues vegades; només val la primera.")
    case .mistake(.notAFile):
      language.text(
        en: "It is not a regular file, so it is ignored.",
        de: "Das ist keine gewöhnliche Datei; sie wird nicht verwendet.",
        ca: "No és un fitxer normal, i no es fa servir.")
    case .mistake(.notUTF8):
      language.text(
        en: "It is not UTF-8, so it is ignored.", de: "Die Datei ist kein UTF-8 und wird nicht verwendet.",
        ca: "No és UTF-8, i no es fa servir.")
    case .mistake(.notJSON):
      language.text(
        en: "This is not valid JSON5, so the file is ignored; “calcots config” prints an example.",
        de:
          "Das ist kein gültiges JSON5, die Datei wird nicht verwendet; „calcots config“ zeigt ein Beispiel.",
        ca: "Això no és JSON5 vàlid, i el fitxer no es fa servir; «calcots config» en mostra un exemple.")
    case .mistake(.unknownSetting(let name, _)):
      language.text(
        en: "There is no setting “\(name)”.", de: "Es gibt keine Einstellung „\(name)“.",
        ca: "No hi ha cap opció «\(name)».")
    case .mistake(.unknownCommand(let name, _)):
      language.text(
        en: "There is no command “\(name)” whose key can be chosen.",
        de: "Es gibt keinen Befehl „\(name)“, dessen Taste sich wählen lässt.",
        ca: "No hi ha cap ordre «\(name)» de la qual es pugui triar la tecla.")
    case .mistake(.unknownRole(let name, _)):
      language.text(
        en: "There is no role called “\(name)”.", de: "Es gibt keine Rolle „\(name)“.",
        ca: "No hi ha cap rol anomenat «\(name)».")
    case .mistake(.notAGroup(let name)):
      language.text(
        en: "“\(name)” takes several settings, in braces: \(name): {…}.",
        de: "„\(name)“ hat mehrere Einstellungen, in Klammern: \(name): {…}.",
        ca: "«\(name)» té diverses opcions, entre claus: \(name): {…}.")
    case .mistake(.notAKey(let text)):
      language.text(
        en:
          "“\(text)” cannot be the key of a command: choose one visible character that does not have a fixed meaning on every screen.",
        de:
          "„\(text)“ kann keine Taste eines Befehls sein: ein einzelnes sichtbares Zeichen nehmen, das noch keine feste Bedeutung hat.",
        ca: "«\(text)» no pot ser la tecla d’una ordre: trieu un caràcter visible que no signifiqui res a tot arreu.")
    case .mistake(.takenKey(let key, let other)):
      language.text(
        en: "“\(key)” is already the key of “\(other)” on the same screen.",
        de: "„\(key)“ ist auf derselben Seite die Taste von „\(other)“.",
        ca: "«\(key)» és la tecla de «\(other)» a la mateixa pantalla.")
    case .mistake(.notALook(let words, _)):
      language.text(
        en: "“\(words)” is not a look; examples are “bold yellow” and “#875f00 on white”.",
        de: "„\(words)“ ist keine gültige Darstellung; gültig ist etwa „bold yellow“ oder „#875f00 on white“.",
        ca: "«\(words)» no és cap aspecte; n’és un «bold yellow» o «#875f00 on white».")
    case .mistake(.notABackground(let word)):
      language.text(
        en: "“\(word)” is not a background; choose auto, dark or light.",
        de: "„\(word)“ ist kein Hintergrund; auto, dark oder light wählen.",
        ca: "«\(word)» no és cap fons; trieu auto, dark o light.")
    }
  }

  /// Returns a description of the texts that have a role's look.
  private func text(of role: Theme.Role, in language: Language) -> Text {
    switch role {
    case .title: language.text(en: "titles and headings", de: "Titel und Überschriften", ca: "títols i capçaleres")
    case .key: language.text(en: "keys that work now", de: "Tasten, die jetzt gehen", ca: "tecles que ara funcionen")
    case .accent:
      language.text(
        en: "your choice: the open tab, and the > before the part with the focus",
        de: "das Gewählte: die offene Registerkarte, und das > vor dem, was den Fokus hat",
        ca: "el que heu triat: la pestanya oberta, i el > davant del que té el focus")
    case .dim:
      language.text(
        en: "less important text: labels, numbers, the path", de: "Nebensachen: Beschriftungen, Zahlen, der Pfad",
        ca: "el que acompanya: etiquetes, nombres, el camí")
    case .rule: language.text(en: "dividing lines", de: "Trennlinien", ca: "línies de separació")
    case .selected:
      language.text(
        en: "the row or button on which keys act", de: "die Zeile oder Schaltfläche, auf die Tasten wirken",
        ca: "la fila o el botó sobre el qual actuen les tecles")
    case .inactive:
      language.text(
        en: "the selected row while the focus is elsewhere",
        de: "die ausgewählte Zeile, während der Fokus anderswo ist",
        ca: "la fila seleccionada mentre el focus és en un altre lloc")
    case .match:
      language.text(
        en: "the part of a row that matches the filter", de: "was der Filter in einer Zeile gefunden hat",
        ca: "el que el filtre ha trobat en una fila")
    case .new:
      language.text(
        en: "the sign of a new row", de: "das Zeichen einer neuen Zeile",
        ca: "el signe d’una fila nova")
    case .changed:
      language.text(
        en: "the sign of a row that has changed or moved", de: "das Zeichen einer geänderten oder verschobenen Zeile",
        ca: "el signe d’una fila canviada o moguda")
    case .gone:
      language.text(
        en: "the names of deleted rows, above the keys", de: "gelöschte Zeilen, über den Tasten",
        ca: "files eliminades, damunt de les tecles")
    case .link: language.text(en: "web addresses", de: "Webadressen", ca: "adreces web")
    case .input: language.text(en: "text that you type", de: "Text, der getippt wird", ca: "text que s’escriu")
    case .success: language.text(en: "a success", de: "ein Erfolg", ca: "un èxit")
    case .warning: language.text(en: "a warning", de: "eine Warnung", ca: "un avís")
    case .error: language.text(en: "an error", de: "ein Fehler", ca: "un error")
    case .bar:
      language.text(
        en: "the filled part of a bar", de: "der gefüllte Teil eines Balkens",
        ca: "la part plena d’una barra")
    case .red, .green, .yellow, .blue, .magenta, .cyan:
      language.text(
        en: "this colour in pictures", de: "diese Farbe in Bildern", ca: "aquest color en els dibuixos")
    }
  }
}

extension Text {
  nonisolated static func settings(_ text: SettingsText) -> Text { Text(text) }
}

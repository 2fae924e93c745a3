import Localization
import Models

/// The texts of the match game.
package enum MatchesText: TextTable {
  // Paths
  case path, settingsPath
  // Game
  case title, matchCount(Int), pleaseStart, removed(Int), removals([Int]), hint
  case take(Int), takeHelp(Int), newGame, newGameHelp, settings, settingsHelp, settingsKept
  case overTitle, userLost, computerLost
  // Settings
  case initialCount, removeMax, strategy, strategyName(MatchStrategy), strategyHelp(MatchStrategy)
  case done, doneHelp, warningTitle, warningMessage, warningConfirm
  // Errors
  case gameIsOver, outOfTurn, notAllowed(limit: Int)
  case badInitialCount(least: Int, most: Int), badRemoveMax(least: Int, most: Int)

  package func text(in language: Language) -> Text {
    switch self {
    case .path: language.text(en: "Match game", de: "Streichholzspiel", ca: "Joc dels llumins")
    case .settingsPath:
      language.text(
        en: "Match game settings", de: "Streichholz-Einstellungen", ca: "Configuració del joc dels llumins")
    case .title: language.text(en: "Matches", de: "Streichhölzer", ca: "Llumins")
    case .matchCount(let count):
      language.text(
        count, en: ("\(count) match", "\(count) matches"), de: ("\(count) Streichholz", "\(count) Streichhölzer"),
        ca: ("\(count) llumí", "\(count) llumins"))
    case .pleaseStart: language.text(en: "Please start", de: "Bitte beginnen", ca: "Comenceu, si us plau")
    case .removed(let count):
      language.text(
        count, en: ("I remove \(count) match", "I remove \(count) matches"),
        de: ("Ich nehme \(count) Streichholz", "Ich nehme \(count) Streichhölzer"),
        ca: ("Agafo \(count) llumí", "Agafo \(count) llumins"))
    case .removals(let counts):
      language.text(
        en: "\(Self.list(counts, "You took", "I took")).", de: "\(Self.list(counts, "Genommen:", "ich nehme")).",
        ca: "\(Self.list(counts, "Agafeu", "jo agafo")).")
    case .hint:
      language.text(
        en: "Removing the last match loses the game.", de: "Wer das letzte Streichholz nimmt, verliert.",
        ca: "Qui agafa l’últim llumí perd la partida.")
    case .take(let count):
      language.text(
        en: "Take \(count)", de: "\(Self.germanWord(for: count)) nehmen", ca: "Agafa’n \(count)")
    case .takeHelp(let count):
      language.text(
        count, en: ("take \(count) match", "take \(count) matches"),
        de: ("\(count) Streichholz nehmen", "\(count) Streichhölzer nehmen"),
        ca: ("agafa \(count) llumí", "agafa \(count) llumins"))
    case .newGame: language.text(en: "New game", de: "Neues Spiel", ca: "Partida nova")
    case .newGameHelp:
      language.text(en: "start a new game", de: "ein neues Spiel beginnen", ca: "comença una partida nova")
    case .settings: language.text(en: "Settings", de: "Einstellungen", ca: "Configuració")
    case .settingsKept:
      language.text(
        en: "The settings were not changed.", de: "Die Einstellungen bleiben unverändert.",
        ca: "La configuració no s’ha canviat.")
    case .settingsHelp:
      language.text(en: "change the settings", de: "die Einstellungen ändern", ca: "canvia la configuració")
    case .overTitle: language.text(en: "The game is over", de: "Das Spiel ist aus", ca: "La partida s’ha acabat")
    case .userLost: language.text(en: "You have lost", de: "Leider verloren", ca: "Heu perdut")
    case .computerLost: language.text(en: "I have lost", de: "Ich habe verloren", ca: "He perdut jo")
    case .initialCount:
      language.text(
        en: "Initial number of matches", de: "Streichhölzer am Anfang", ca: "Llumins al principi")
    case .removeMax:
      language.text(
        en: "Maximum number to remove", de: "Höchstens auf einmal", ca: "Màxim de cop")
    case .strategy: language.text(en: "Move strategy", de: "Strategie", ca: "Estratègia")
    case .strategyName(.dumb): language.text(en: "Dumb", de: "Dumm", ca: "Ximple")
    case .strategyName(.wild): language.text(en: "Wild", de: "Wild", ca: "Esbojarrada")
    case .strategyName(.smart): language.text(en: "Smart", de: "Schlau", ca: "Llesta")
    case .strategyHelp(.dumb):
      language.text(
        en: "the program always takes one match", de: "das Programm nimmt immer ein Streichholz",
        ca: "el programa sempre agafa un llumí")
    case .strategyHelp(.wild):
      language.text(
        en: "the program takes matches at random", de: "das Programm nimmt zufällig viele Streichhölzer",
        ca: "el programa agafa llumins a l’atzar")
    case .strategyHelp(.smart):
      language.text(
        en: "the program wins whenever it can", de: "das Programm gewinnt, wann immer es kann",
        ca: "el programa guanya sempre que pot")
    case .done: language.text(en: "Done", de: "Fertig", ca: "Fet")
    case .doneHelp:
      language.text(en: "use these settings", de: "die Einstellungen übernehmen", ca: "aplica la configuració")
    case .warningTitle: language.text(en: "You will lose", de: "Sichere Niederlage", ca: "Perdreu")
    case .warningMessage:
      language.text(
        en: "With these settings you will definitely lose the next game",
        de: "Mit diesen Einstellungen geht das nächste Spiel sicher verloren",
        ca: "Amb aquesta configuració perdreu la propera partida segur")
    case .warningConfirm: language.text(en: "I don’t care", de: "Trotzdem so spielen", ca: "Tant m’és")
    case .gameIsOver:
      language.text(
        en: "The game is over. Start a new one.", de: "Das Spiel ist aus. Ein neues beginnen.",
        ca: "La partida s’ha acabat. Comenceu-ne una de nova.")
    case .outOfTurn:
      language.text(
        en: "It is not your turn. Wait.", de: "Noch nicht an der Reihe. Bitte warten.",
        ca: "No és el vostre torn. Espereu.")
    case .notAllowed(let limit):
      language.text(
        limit,
        en: (
          "You cannot take that many now: take \(limit).", "You cannot take that many now: take from 1 to \(limit)."
        ),
        de: (
          "So viele sind jetzt nicht erlaubt: \(limit) nehmen.",
          "So viele sind jetzt nicht erlaubt: 1 bis \(limit) nehmen."
        ),
        ca: (
          "Ara no se’n poden agafar tants: agafeu-ne \(limit).",
          "Ara no se’n poden agafar tants: agafeu-ne entre 1 i \(limit)."
        ))
    case .badInitialCount(let least, let most):
      language.text(
        en: "A game starts with \(least) to \(most) matches: enter a whole number.",
        de: "Ein Spiel beginnt mit \(least) bis \(most) Streichhölzern: eine ganze Zahl eingeben.",
        ca: "Una partida comença amb entre \(least) i \(most) llumins: escriviu un nombre enter.")
    case .badRemoveMax(let least, let most):
      language.text(
        en: "The maximum can be from \(least) to \(most) matches: enter a whole number.",
        de: "Als Höchstzahl sind \(least) bis \(most) möglich: eine ganze Zahl eingeben.",
        ca: "El màxim pot ser d’entre \(least) i \(most) llumins de cop: escriviu un nombre enter.")
    }
  }

  /// Returns the German word for a number on a button; other languages use the digit.
  private static func germanWord(for number: Int) -> String {
    switch number {
    case 1: "Eins"
    case 2: "Zwei"
    default: "Drei"
    }
  }

  /// Returns the numbers of removed matches, each after its words: “You took 2, I took 1”.
  private static func list(_ counts: [Int], _ words: String...) -> Text {
    zip(words, counts).map { "\($0) \($1)" as Text }.joined(separator: ", ")
  }
}

extension Text {
  package static func matches(_ text: MatchesText) -> Text { Text(text) }
}

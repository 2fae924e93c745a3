import Localization
import Models
import Texts

/// The texts of the match game as questions and answers.
///
/// Each question ends with a space, because the answer follows on the same line.
nonisolated enum PromptGameText: TextTable {
  case welcome, rule
  case askInitialCount, askRemoveMax, askStrategy, askMove(limit: Int)
  case instead(Int, Int, MatchStrategy), matchesLeft(Int), badMove, taken(Int)
  case userLost, userWon, goodbye

  func text(in language: Language) -> Text {
    switch self {
    case .welcome:
      language.text(
        en: "Welcome to the match game", de: "Willkommen beim Streichholzspiel",
        ca: "Us donem la benvinguda al joc dels llumins")
    case .rule:
      language.text(
        en: "The player removing the last match loses the game", de: "Wer das letzte Streichholz nimmt, verliert",
        ca: "Qui agafa l’últim llumí perd la partida")
    case .askInitialCount:
      language.text(
        en: "Starting number of matches: ", de: "Anzahl der Streichhölzer am Anfang: ",
        ca: "Nombre inicial de llumins: ")
    case .askRemoveMax:
      language.text(
        en: "Maximum number of matches to remove: ", de: "Höchstens auf einmal zu nehmen: ",
        ca: "Nombre màxim de llumins per agafar: ")
    case .askStrategy:
      language.text(
        en: "Strategy to use (1: Dumb, 2: Wild, 3: Smart): ", de: "Strategie (1: Dumm, 2: Wild, 3: Schlau): ",
        ca: "Estratègia (1: Ximple, 2: Esbojarrada, 3: Llesta): ")
    case .askMove(let limit):
      language.text(
        en: "Please enter your move (1..\(limit)) ", de: "Bitte den Zug eingeben (1..\(limit)) ",
        ca: "Escriviu la vostra jugada (1..\(limit)) ")
    case .instead(let count, let limit, let strategy):
      language.text(
        en: "Using \(count), \(limit) and \(.matches(.strategyName(strategy)))",
        de: "Also \(count), \(limit) und \(.matches(.strategyName(strategy)))",
        ca: "Doncs \(count), \(limit) i \(.matches(.strategyName(strategy)))")
    case .matchesLeft(let count):
      language.text(
        count, en: ("There is \(count) match", "There are \(count) matches"),
        de: ("Da liegt \(count) Streichholz", "Da liegen \(count) Streichhölzer"),
        ca: ("Hi ha \(count) llumí", "Hi ha \(count) llumins"))
    case .badMove:
      language.text(
        en: "This is not a valid move!", de: "Das ist kein gültiger Zug!", ca: "Aquesta jugada no és vàlida!")
    case .taken(let count):
      language.text(
        count, en: ("I have taken \(count) match", "I have taken \(count) matches"),
        de: ("Ich habe \(count) Streichholz genommen", "Ich habe \(count) Streichhölzer genommen"),
        ca: ("He agafat \(count) llumí", "He agafat \(count) llumins"))
    case .userLost: language.text(en: "I’m sorry, you lost", de: "Leider verloren", ca: "Ho sento, heu perdut")
    case .userWon:
      language.text(en: "Congratulations, you won", de: "Glückwunsch, gewonnen", ca: "Enhorabona, heu guanyat")
    case .goodbye:
      language.text(
        en: "I hope to see you soon again", de: "Hoffentlich bis bald", ca: "Espero tornar-vos a veure aviat")
    }
  }
}

package import Localization

/// What the commands of the dice game do, in words.
nonisolated package enum DiceCommandText: TextTable {
  case roll, new, look

  package var phrase: Phrase {
    switch self {
    case .roll: Phrase(en: "roll the die", de: "würfeln", ca: "tira el dau")
    case .new: Phrase(en: "start a new game", de: "ein neues Spiel anfangen", ca: "comença una partida nova")
    case .look: Phrase(en: "show it another way", de: "anders zeigen", ca: "mostra-ho d'una altra manera")
    }
  }
}

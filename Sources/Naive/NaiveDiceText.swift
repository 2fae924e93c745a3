package import Localization

/// The texts of the dice game without the pattern, those of its commands among them.
nonisolated package enum NaiveDiceText: TextTable {
  case title, notRolled, rolled, won, gameIsOver, roll, newGame
  case rollHelp, newHelp, lookHelp, backHelp

  package var phrase: Phrase {
    switch self {
    case .title: Phrase(en: "Dice", de: "Würfel", ca: "Daus")
    case .notRolled:
      Phrase(en: "You haven't rolled the die yet", de: "Noch nicht gewürfelt", ca: "Encara no heu tirat el dau")
    case .rolled:
      Phrase(
        en: "You rolled a {value}. Keep trying!", de: "Eine {value} gewürfelt. Noch einmal!",
        ca: "Heu tret un {value}. Continueu provant!")
    case .won:
      Phrase(
        en: "YOU WIN! (Why don't you play again?)", de: "GEWONNEN! (Wie wär's mit noch einem Spiel?)",
        ca: "HEU GUANYAT! (Per què no torneu a jugar?)")
    case .gameIsOver:
      Phrase(
        en: "The game is won: there is nothing to roll for. Start a new game.",
        de: "Das Spiel ist gewonnen: es gibt nichts mehr zu würfeln. Ein neues Spiel anfangen.",
        ca: "La partida està guanyada: ja no cal tirar més. Comenceu-ne una de nova.")
    case .roll: Phrase(en: "Roll", de: "Würfeln", ca: "Tirar")
    case .newGame: Phrase(en: "New game", de: "Neues Spiel", ca: "Partida nova")
    case .rollHelp: Phrase(en: "roll the die", de: "würfeln", ca: "tira el dau")
    case .newHelp: Phrase(en: "start a new game", de: "ein neues Spiel anfangen", ca: "comença una partida nova")
    case .lookHelp: Phrase(en: "show it another way", de: "anders zeigen", ca: "mostra-ho d'una altra manera")
    case .backHelp: Phrase(en: "go back", de: "zurückgehen", ca: "torna enrere")
    }
  }
}

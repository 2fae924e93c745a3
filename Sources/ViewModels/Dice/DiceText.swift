package import Localization

/// The texts of the dice game.
nonisolated package enum DiceText: TextTable {
  case title, notRolled, rolled, won, gameIsOver, roll, newGame

  package var phrase: Phrase {
    switch self {
    case .title: Phrase(en: "Dice", de: "Würfel", ca: "Daus")
    case .notRolled:
      Phrase(
        en: "You haven't rolled the die yet", de: "Noch nicht gewürfelt", ca: "Encara no heu tirat el dau")
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
    }
  }
}

import Localization

/// The texts of the dice game.
package enum DiceText: TextTable {
  case path
  case title
  case notRolled, rolled(Int), won
  case gameIsOver
  case roll, rollHelp, newGame, newGameHelp, look, lookHelp

  package func text(in language: Language) -> Text {
    switch self {
    case .path: language.text(en: "Dice game", de: "Würfelspiel", ca: "Joc del dau")
    case .title: language.text(en: "Dice", de: "Würfel", ca: "Daus")
    case .notRolled:
      language.text(en: "You haven’t rolled the die yet", de: "Noch nicht gewürfelt", ca: "Encara no heu tirat el dau")
    case .rolled(let value):
      language.text(
        en: "You rolled a \(value). Keep trying!", de: "Eine \(value) gewürfelt. Noch einmal!",
        ca: "Heu tret un \(value). Continueu provant!")
    case .won:
      language.text(
        en: "YOU WIN! (Why don’t you play again?)", de: "GEWONNEN! (Wie wär’s mit noch einem Spiel?)",
        ca: "HEU GUANYAT! (Per què no torneu a jugar?)")
    case .gameIsOver:
      language.text(
        en: "You have already won. Start a new game.",
        de: "Das Spiel ist gewonnen, es gibt nichts mehr zu würfeln. Ein neues Spiel beginnen.",
        ca: "La partida està guanyada: ja no cal tirar més. Comenceu-ne una de nova.")
    case .roll: language.text(en: "Roll", de: "Würfeln", ca: "Tira")
    case .rollHelp: language.text(en: "roll the die", de: "den Würfel werfen", ca: "tira el dau")
    case .newGame: language.text(en: "New game", de: "Neues Spiel", ca: "Partida nova")
    case .newGameHelp:
      language.text(en: "start a new game", de: "ein neues Spiel beginnen", ca: "comença una partida nova")
    case .look: language.text(en: "Look", de: "Ansicht", ca: "Aspecte")
    case .lookHelp: language.text(en: "switch to the other view", de: "die Ansicht wechseln", ca: "canvia d’aspecte")
    }
  }
}

extension Text {
  package static func dice(_ text: DiceText) -> Text { Text(text) }
}

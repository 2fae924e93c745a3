package import Localization

/// The texts of the match game.
nonisolated package enum MatchesText: TextTable {
  case title, matchCount, pleaseStart, removed, removals, hint, take, newGame
  case overTitle, userLost, computerLost
  case gameIsOver, outOfTurn, notAllowed, onlyOne, badInitialCount, badRemoveMax

  package var phrase: Phrase {
    switch self {
    case .title: Phrase(en: "Matches", de: "Streichhölzer", ca: "Llumins")
    case .matchCount:
      Phrase(
        en: "{count} match|{count} matches", de: "{count} Streichholz|{count} Streichhölzer",
        ca: "{count} llumí|{count} llumins")
    case .pleaseStart: Phrase(en: "Please start", de: "Bitte anfangen", ca: "Comenceu, si us plau")
    case .removed:
      Phrase(
        en: "I remove {count} match|I remove {count} matches",
        de: "Ich nehme {count} Streichholz|Ich nehme {count} Streichhölzer",
        ca: "Trec {count} llumí|Trec {count} llumins")
    case .removals: Phrase(en: "Removed: {numbers}", de: "Genommen: {numbers}", ca: "Trets: {numbers}")
    case .hint:
      Phrase(
        en: "Removing the last match loses the game, use settings to change the rules.",
        de: "Wer das letzte Streichholz nimmt, verliert; mit settings lassen sich die Regeln ändern.",
        ca: "Qui treu l'últim llumí perd la partida; feu servir settings per canviar les regles.")
    case .take: Phrase(en: "Take {count}", de: "{count} nehmen", ca: "Agafar-ne {count}")
    case .newGame: Phrase(en: "New game", de: "Neues Spiel", ca: "Partida nova")
    case .overTitle: Phrase(en: "The game is over", de: "Das Spiel ist aus", ca: "La partida s'ha acabat")
    case .userLost: Phrase(en: "You have lost", de: "Du hast verloren", ca: "Heu perdut")
    case .computerLost: Phrase(en: "I have lost", de: "Ich habe verloren", ca: "He perdut jo")
    case .gameIsOver:
      Phrase(
        en: "The game is over. Start a new one.", de: "Das Spiel ist aus. Ein neues anfangen.",
        ca: "La partida s'ha acabat. Comenceu-ne una de nova.")
    case .outOfTurn:
      Phrase(
        en: "It is not your turn. Wait.", de: "Noch nicht an der Reihe. Warten.", ca: "No és el vostre torn. Espereu.")
    case .notAllowed:
      Phrase(
        en: "So many cannot be taken now: take from 1 to {limit}.",
        de: "So viele sind jetzt nicht erlaubt: 1 bis {limit} nehmen.",
        ca: "Ara no se'n poden agafar tants: agafeu-ne entre 1 i {limit}.")
    case .onlyOne:
      Phrase(
        en: "So many cannot be taken now: take 1.", de: "So viele sind jetzt nicht erlaubt: 1 nehmen.",
        ca: "Ara no se'n poden agafar tants: agafeu-ne 1.")
    case .badInitialCount:
      Phrase(
        en: "A game starts with {first} to {last} matches: give a whole number.",
        de: "Ein Spiel fängt mit {first} bis {last} Streichhölzern an: eine ganze Zahl angeben.",
        ca: "Una partida comença amb entre {first} i {last} llumins: doneu un nombre enter.")
    case .badRemoveMax:
      Phrase(
        en: "From {first} to {last} matches at once can be allowed: give a whole number.",
        de: "Erlaubt werden können {first} bis {last} Streichhölzer auf einmal: eine ganze Zahl angeben.",
        ca: "Es poden permetre entre {first} i {last} llumins de cop: doneu un nombre enter.")
    }
  }
}

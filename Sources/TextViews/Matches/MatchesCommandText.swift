package import Localization

/// What the commands of the match game do, in words.
nonisolated package enum MatchesCommandText: TextTable {
  case take, new, settings, strategy, done

  package var phrase: Phrase {
    switch self {
    case .take:
      Phrase(en: "take matches off the pile", de: "Streichhölzer vom Haufen nehmen", ca: "agafa llumins de la pila")
    case .new: Phrase(en: "start a new game", de: "ein neues Spiel anfangen", ca: "comença una partida nova")
    case .settings:
      Phrase(en: "change the settings", de: "die Einstellungen ändern", ca: "canvia la configuració")
    case .strategy:
      Phrase(en: "choose how I play", de: "wählen, wie ich spiele", ca: "tria com jugo")
    case .done: Phrase(en: "take the settings over", de: "die Einstellungen übernehmen", ca: "aplica la configuració")
    }
  }
}

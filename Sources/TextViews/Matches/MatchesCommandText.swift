package import Localization

/// What the commands of the match game do, in words.
nonisolated package enum MatchesCommandText: TextTable {
  case take, new, settings, strategy, done

  package var phrase: Phrase {
    switch self {
    case .take:
      Phrase(
        en: "take {count} match|take {count} matches", de: "{count} Streichholz nehmen|{count} Streichhölzer nehmen",
        ca: "agafa {count} llumí|agafa {count} llumins")
    case .new: Phrase(en: "start a new game", de: "ein neues Spiel anfangen", ca: "comença una partida nova")
    case .settings:
      Phrase(en: "change the settings", de: "die Einstellungen ändern", ca: "canvia la configuració")
    case .strategy:
      Phrase(en: "how I play: {strategy}", de: "wie ich spiele: {strategy}", ca: "com jugo: {strategy}")
    case .done: Phrase(en: "take the settings over", de: "die Einstellungen übernehmen", ca: "aplica la configuració")
    }
  }
}

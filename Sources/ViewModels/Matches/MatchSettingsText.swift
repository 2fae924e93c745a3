package import Localization

/// The texts of the match game's settings.
nonisolated package enum MatchSettingsText: TextTable {
  case title, initialCount, removeMax, strategy, dumb, wild, smart, done
  case warningTitle, warningMessage, warningConfirm

  package var phrase: Phrase {
    switch self {
    case .title: Phrase(en: "Settings", de: "Einstellungen", ca: "Configuració")
    case .initialCount:
      Phrase(
        en: "Initial number of matches", de: "Anzahl der Streichhölzer am Anfang", ca: "Nombre inicial de llumins")
    case .removeMax:
      Phrase(
        en: "Maximum number to remove", de: "Höchstens auf einmal", ca: "Nombre màxim de llumins per agafar")
    case .strategy:
      Phrase(en: "Move strategy: {strategy}", de: "Strategie: {strategy}", ca: "Estratègia: {strategy}")
    case .dumb: Phrase(en: "Dumb", de: "Dumm", ca: "Ximple")
    case .wild: Phrase(en: "Wild", de: "Wild", ca: "Esbojarrada")
    case .smart: Phrase(en: "Smart", de: "Schlau", ca: "Llesta")
    case .done: Phrase(en: "Done", de: "Fertig", ca: "Fet")
    case .warningTitle: Phrase(en: "You will lose", de: "Du wirst verlieren", ca: "Perdreu")
    case .warningMessage:
      Phrase(
        en: "With these settings you will definitely lose the next game",
        de: "Mit diesen Einstellungen verlierst du das nächste Spiel sicher",
        ca: "Amb aquesta configuració perdreu la propera partida segur")
    case .warningConfirm: Phrase(en: "I don't care", de: "Ist mir egal", ca: "Tant m'és")
    }
  }
}

package import Localization

/// The texts of the replies app.
nonisolated package enum RepliesText: TextTable {
  case title, username, go
  case usernameInvalid, nobodyYet, noUser, allLoaded, alreadyLoading, nothingFailed
  case lookingUp, lookingThrough, loadingMore, moreToLoad, pausedMore, failedMore
  case replyCount, replyCountSoFar, noReplies, noRepliesSoFar, noneSoFar, noneToBeHad
  case hiddenReplies, unknownReplies
  case row, userTitle, warned, postWarning, postTitle
  case ageNow, ageMinutes, ageHours, ageDays
  case picture, postCount, followerCount, followingCount, since
  case textCut

  package var phrase: Phrase {
    switch self {
    case .title: Phrase(en: "Replies", de: "Antworten", ca: "Respostes")
    case .username: Phrase(en: "User name", de: "Benutzername", ca: "Nom d'usuari")
    case .go: Phrase(en: "Go", de: "Los", ca: "Ves-hi")
    case .usernameInvalid:
      Phrase(
        en: "Type a user name first, such as alice or alice@example.org.",
        de: "Zuerst einen Benutzernamen eintippen, etwa alice oder alice@example.org.",
        ca: "Primer escriviu un nom d'usuari, com ara alice o alice@example.org.")
    case .nobodyYet:
      Phrase(
        en: "Type a user name and go, to see who has replied.",
        de: "Einen Benutzernamen eintippen und los: dann steht hier, wer geantwortet hat.",
        ca: "Escriviu un nom d'usuari i endavant: aquí es veurà qui ha respost.")
    case .noUser:
      Phrase(
        en: "Nobody is shown yet. Look somebody up first.",
        de: "Noch niemand wird gezeigt. Zuerst jemanden nachschlagen.",
        ca: "Encara no es mostra ningú. Primer cerqueu algú.")
    case .allLoaded:
      Phrase(en: "All replies are here.", de: "Alle Antworten sind da.", ca: "Ja hi són totes les respostes.")
    case .alreadyLoading:
      Phrase(
        en: "The replies are being loaded already.", de: "Die Antworten werden schon geladen.",
        ca: "Les respostes ja s'estan carregant.")
    case .nothingFailed:
      Phrase(
        en: "Nothing has failed, so there is nothing to try again.",
        de: "Nichts ist misslungen, also gibt es nichts zu wiederholen.",
        ca: "No ha fallat res; no cal tornar a provar res.")
    case .lookingUp: Phrase(en: "Looking up…", de: "Schlägt nach …", ca: "S'està cercant…")
    case .lookingThrough:
      Phrase(
        en: "No replies in {count} post yet. Looking on…|No replies in {count} posts yet. Looking on…",
        de:
          "Noch keine Antworten auf {count} Beitrag. Sucht weiter …|Noch keine Antworten auf {count} Beiträge. Sucht weiter …",
        ca:
          "Encara cap resposta a {count} publicació. Se'n cerquen més…|Encara cap resposta a {count} publicacions. Se'n cerquen més…"
      )
    case .loadingMore: Phrase(en: "Loading more…", de: "Lädt weitere …", ca: "Se'n carreguen més…")
    case .moreToLoad:
      Phrase(
        en: "There may be more: “more” loads them.", de: "Vielleicht gibt es mehr: „more“ lädt weitere.",
        ca: "Potser n'hi ha més: «more» les carrega.")
    case .pausedMore:
      Phrase(
        en: "Nothing new in {count} post: “more” looks further.|Nothing new in {count} posts: “more” looks further.",
        de:
          "Nichts Neues in {count} Beitrag: „more“ sucht weiter.|Nichts Neues in {count} Beiträgen: „more“ sucht weiter.",
        ca:
          "Res de nou en {count} publicació: «more» cerca més enllà.|Res de nou en {count} publicacions: «more» cerca més enllà."
      )
    case .failedMore:
      Phrase(
        en: "More could not be loaded.", de: "Weitere ließen sich nicht laden.", ca: "No se n'han pogut carregar més.")
    case .replyCount:
      Phrase(
        en: "{count} reply|{count} replies", de: "{count} Antwort|{count} Antworten",
        ca: "{count} resposta|{count} respostes")
    case .replyCountSoFar:
      Phrase(
        en: "{count} reply so far|{count} replies so far", de: "Bisher {count} Antwort|Bisher {count} Antworten",
        ca: "{count} resposta fins ara|{count} respostes fins ara")
    case .noReplies:
      Phrase(en: "Nobody has replied yet.", de: "Noch hat niemand geantwortet.", ca: "Encara no ha respost ningú.")
    case .noRepliesSoFar:
      Phrase(
        en: "No replies in the newest post.|No replies in the newest {count} posts.",
        de: "Keine Antworten auf den neuesten Beitrag.|Keine Antworten auf die neuesten {count} Beiträge.",
        ca: "Cap resposta a la publicació més nova.|Cap resposta a les {count} publicacions més noves.")
    case .noneSoFar:
      Phrase(en: "No replies so far.", de: "Bisher keine Antworten.", ca: "Cap resposta fins ara.")
    case .noneToBeHad:
      Phrase(
        en: "No replies could be had.", de: "Es waren keine Antworten zu bekommen.",
        ca: "No s'ha pogut obtenir cap resposta.")
    case .hiddenReplies:
      Phrase(
        en: "The server counts {count} more reply than it shows.|The server counts {count} more replies than it shows.",
        de:
          "Der Server zählt {count} Antwort mehr, als er zeigt.|Der Server zählt {count} Antworten mehr, als er zeigt.",
        ca:
          "El servidor compta {count} resposta més de les que mostra.|El servidor compta {count} respostes més de les que mostra."
      )
    case .unknownReplies:
      Phrase(
        en: "The replies to {count} post could not be had.|The replies to {count} posts could not be had.",
        de:
          "Die Antworten auf {count} Beitrag waren nicht zu bekommen.|Die Antworten auf {count} Beiträge waren nicht zu bekommen.",
        ca:
          "No s'han pogut obtenir les respostes a {count} publicació.|No s'han pogut obtenir les respostes a {count} publicacions."
      )
    case .row: Phrase(en: "{author}: {text}", de: "{author}: {text}", ca: "{author}: {text}")
    case .userTitle: Phrase(en: "{account}, {name}", de: "{account}, {name}", ca: "{account}, {name}")
    case .warned:
      Phrase(en: "(warning: {warning})", de: "(Warnung: {warning})", ca: "(avís: {warning})")
    case .postWarning: Phrase(en: "Warning: {warning}", de: "Warnung: {warning}", ca: "Avís: {warning}")
    case .postTitle: Phrase(en: "Reply", de: "Antwort", ca: "Resposta")
    case .ageNow: Phrase(en: "now", de: "jetzt", ca: "ara")
    case .ageMinutes: Phrase(en: "{count} min", de: "{count} min", ca: "{count} min")
    case .ageHours: Phrase(en: "{count} h", de: "{count} h", ca: "{count} h")
    case .ageDays: Phrase(en: "{count} d", de: "{count} T", ca: "{count} d")
    case .picture: Phrase(en: "Picture: {description}", de: "Bild: {description}", ca: "Imatge: {description}")
    case .postCount:
      Phrase(
        en: "{count} post|{count} posts", de: "{count} Beitrag|{count} Beiträge",
        ca: "{count} publicació|{count} publicacions")
    case .followerCount:
      Phrase(
        en: "{count} follower|{count} followers", de: "{count} Follower|{count} Follower",
        ca: "{count} seguidor|{count} seguidors")
    case .followingCount:
      Phrase(
        en: "Follows {count} account|Follows {count} accounts", de: "Folgt {count} Konto|Folgt {count} Konten",
        ca: "Segueix {count} compte|Segueix {count} comptes")
    case .since: Phrase(en: "Since {date}", de: "Seit {date}", ca: "Des del {date}")
    case .textCut:
      Phrase(
        en: "The text goes on: only its first {count} characters are shown.",
        de: "Der Text geht weiter: nur seine ersten {count} Zeichen stehen hier.",
        ca: "El text continua: només se'n mostren els primers {count} caràcters.")
    }
  }
}

package import Localization

/// The texts of home.
nonisolated package enum HomeText: TextTable {
  case title, prompt, groups, groupsDetail, replies, repliesDetail

  package var phrase: Phrase {
    switch self {
    case .title: Phrase(en: "Calçots", de: "Calçots", ca: "Calçots")
    case .prompt: Phrase(en: "Choose an app.", de: "Eine App wählen.", ca: "Trieu una aplicació.")
    case .groups: Phrase(en: "Groups", de: "Gruppen", ca: "Grups")
    case .groupsDetail:
      Phrase(
        en: "overview, detail and people picker on a store",
        de: "Übersicht, Detail und Personenauswahl auf einem Speicher",
        ca: "llista, detall i selector de persones sobre un magatzem")
    case .replies: Phrase(en: "Replies", de: "Antworten", ca: "Respostes")
    case .repliesDetail:
      Phrase(
        en: "who has replied to a user of a web service", de: "wer einem Benutzer eines Webdienstes geantwortet hat",
        ca: "qui ha respost a un usuari d'un servei web")
    }
  }
}

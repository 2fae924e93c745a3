import Localization
import Models

/// The texts for failures of the store, for missing live updates, and for a replaced store.
package enum StoreText: TextTable {
  case error(StoreError)
  case notLive(since: Text)
  case lost(StoreError)
  case startedOver(path: String)

  package var code: String? {
    switch self {
    case .error(let error), .lost(let error):
      if case .unusable(let details) = error.problem { details.text.code } else { Self.code(of: error.problem) }
    case .notLive, .startedOver: Self.code(of: self)
    }
  }

  package func text(in language: Language) -> Text {
    switch self {
    case .error(let error): text(of: error.problem, path: error.path, in: language)
    case .notLive(let since):
      language.text(
        en: "No live updates since \(since).", de: "Nicht live seit \(since).",
        ca: "Sense canvis en directe des de: \(since)."
      )
    case .lost(let error) where error.problem == .replaced:
      language.text(
        en: "\(error.text) Load again to see what is there now.",
        de: "\(error.text) Neu laden zeigt, was jetzt da ist.",
        ca: "\(error.text) Torneu a carregar per veure què hi ha ara.")
    case .lost(let error): error.text
    case .startedOver(let path):
      language.text(
        en:
          "Another store is now at “\(path)”, so the program has started over: the open screens belonged to the old store.",
        de:
          "In „\(path)“ ist jetzt ein anderer Datenspeicher. Alles beginnt von vorn, denn was offen war, gehörte zum vorigen.",
        ca: "Ara a «\(path)» hi ha una altra base de dades. Tot torna a començar: el que era obert era de l’anterior.")
    }
  }

  private func text(of problem: StoreError.Problem, path: String, in language: Language) -> Text {
    switch problem {
    case .busy:
      language.text(
        en: "Another program is using the store “\(path)”.",
        de: "Ein anderes Programm benutzt gerade den Datenspeicher „\(path)“.",
        ca: "Un altre programa fa servir la base de dades «\(path)».")
    case .corrupt:
      language.text(
        en: "The store “\(path)” is damaged. Nothing was changed; restore a backup.",
        de: "Der Datenspeicher „\(path)“ ist beschädigt. Nichts wurde geändert; eine Sicherungskopie zurückholen.",
        ca: "La base de dades «\(path)» està malmesa. No s’ha canviat res; recupereu-ne una còpia.")
    case .failed(let reason):
      language.text(
        en: "The store “\(path)” reported an error: \(reason).",
        de: "Der Datenspeicher „\(path)“ hat einen Fehler gemeldet: \(reason).",
        ca: "La base de dades «\(path)» ha fallat: \(reason).")
    case .full:
      language.text(
        en: "The disk is full, so nothing was changed in “\(path)”. Free some space.",
        de: "Der Datenträger ist voll; in „\(path)“ wurde nichts geändert. Platz schaffen.",
        ca: "El disc és ple; no s’ha canviat res a «\(path)». Feu lloc.")
    case .gone:
      language.text(
        en: "The store “\(path)” is missing. Put the file back.",
        de: "Den Datenspeicher „\(path)“ gibt es nicht mehr. Die Datei zurücklegen.",
        ca: "La base de dades «\(path)» ja no hi és. Torneu a posar-hi el fitxer.")
    case .inDoubt:
      language.text(
        en:
          "The connection to the store “\(path)” broke while a change was being saved. Check whether the change is there.",
        de: "Die Verbindung zum Datenspeicher „\(path)“ brach beim Speichern ab. Nachsehen, ob die Änderung da ist.",
        ca: "La connexió amb la base de dades «\(path)» s’ha trencat en desar. Mireu si el canvi s’ha fet.")
    case .newer:
      language.text(
        en: "A later version of this program has written “\(path)”. Use that version.",
        de: "Eine spätere Version dieses Programms hat „\(path)“ geschrieben. Die spätere Version benutzen.",
        ca: "Una versió posterior d’aquest programa ha escrit «\(path)». Feu servir aquella versió.")
    case .otherStore:
      language.text(
        en:
          "Another store is now at “\(path)”. Nothing was changed, because the screen still shows the old one.",
        de:
          "In „\(path)“ ist jetzt ein anderer Datenspeicher. Nichts wurde geändert, denn was zu sehen ist, steht nicht darin.",
        ca:
          "Ara a «\(path)» hi ha una altra base de dades. No s’ha canviat res, perquè el que veieu no hi és."
      )
    case .readOnly:
      language.text(
        en: "The store “\(path)” is read-only; nothing was changed. Make the file writable.",
        de:
          "Der Datenspeicher „\(path)“ darf nur gelesen werden; nichts wurde geändert. Die Datei beschreibbar machen.",
        ca: "La base de dades «\(path)» només es pot llegir; no s’ha canviat res. Feu que el fitxer es pugui escriure.")
    case .replaced:
      language.text(
        en: "The file “\(path)” was replaced, renamed or deleted, so nothing is written to it.",
        de: "Die Datei „\(path)“ wurde ersetzt, umbenannt oder gelöscht; in sie wird nichts geschrieben.",
        ca: "El fitxer «\(path)» s’ha substituït, reanomenat o esborrat; no s’hi escriu res.")
    case .serverReadOnly:
      language.text(
        en: "The server of the store “\(path)” is read-only at the moment. Nothing was changed.",
        de: "Der Server des Datenspeichers „\(path)“ nimmt gerade keine Änderungen an; nichts wurde geändert.",
        ca: "El servidor de la base de dades «\(path)» ara no admet canvis; no s’ha canviat res.")
    case .timedOut:
      language.text(
        en: "The store “\(path)” did not answer in time; nothing was changed.",
        de: "Der Datenspeicher „\(path)“ hat nicht rechtzeitig geantwortet; nichts wurde geändert.",
        ca: "La base de dades «\(path)» no ha respost a temps; no s’ha canviat res.")
    case .unreachable(let reason):
      language.text(
        en: "The store “\(path)” cannot be reached: \(reason).",
        de: "Der Datenspeicher „\(path)“ ist nicht zu erreichen: \(reason).",
        ca: "No es pot arribar a la base de dades «\(path)»: \(reason).")
    case .unusable(let details): details.text
    }
  }
}

package import Localization

/// What is said of a store that does not do what it should.
nonisolated package enum StoreText: TextTable {
  case busy, corrupt, failed, foreign, full, newer, notOpened, readOnly

  package var phrase: Phrase {
    switch self {
    case .busy:
      Phrase(
        en: "Another program keeps the store “{path}” busy. Try again.",
        de: "Ein anderes Programm hält den Speicher „{path}“ besetzt. Noch einmal versuchen.",
        ca: "Un altre programa té ocupat el magatzem «{path}». Torneu-ho a provar.")
    case .corrupt:
      Phrase(
        en: "The store “{path}” is damaged. It was left as it is; restore a copy, or choose another one with --store.",
        de:
          "Der Speicher „{path}“ ist beschädigt. Er bleibt, wie er ist; eine Kopie zurückholen oder mit --store einen anderen wählen.",
        ca:
          "El magatzem «{path}» està malmès. S'ha deixat com estava; recupereu-ne una còpia o trieu-ne un altre amb --store."
      )
    case .failed:
      Phrase(
        en: "The store “{path}” does not work: {reason}.",
        de: "Der Speicher „{path}“ arbeitet nicht: {reason}.",
        ca: "El magatzem «{path}» no funciona: {reason}.")
    case .foreign:
      Phrase(
        en: "“{path}” belongs to another program. It was left as it is; choose another file with --store.",
        de: "„{path}“ gehört einem anderen Programm. Die Datei bleibt, wie sie ist; mit --store eine andere wählen.",
        ca: "«{path}» és d'un altre programa. S'ha deixat com estava; trieu un altre fitxer amb --store.")
    case .full:
      Phrase(
        en: "The disk is full; nothing was changed in “{path}”. Make room and try again.",
        de: "Der Datenträger ist voll; in „{path}“ wurde nichts geändert. Platz schaffen und noch einmal versuchen.",
        ca: "El disc és ple; no s'ha canviat res a «{path}». Feu lloc i torneu-ho a provar.")
    case .newer:
      Phrase(
        en:
          "A later version of this program has written “{path}”. Use that version, or choose another file with --store.",
        de:
          "Eine spätere Version dieses Programms hat „{path}“ geschrieben. Diese Version benutzen oder mit --store eine andere Datei wählen.",
        ca:
          "Una versió posterior d'aquest programa ha escrit «{path}». Useu aquella versió o trieu un altre fitxer amb --store."
      )
    case .notOpened:
      Phrase(
        en: "The store “{path}” cannot be opened: {reason}. Choose another one with --store.",
        de: "Der Speicher „{path}“ lässt sich nicht öffnen: {reason}. Mit --store einen anderen wählen.",
        ca: "El magatzem «{path}» no es pot obrir: {reason}. Trieu-ne un altre amb --store.")
    case .readOnly:
      Phrase(
        en: "The store “{path}” may only be read; nothing was changed. Make the file writable and try again.",
        de:
          "Der Speicher „{path}“ darf nur gelesen werden; nichts wurde geändert. Die Datei beschreibbar machen und noch einmal versuchen.",
        ca:
          "El magatzem «{path}» només es pot llegir; no s'ha canviat res. Feu que el fitxer es pugui escriure i torneu-ho a provar."
      )
    }
  }
}

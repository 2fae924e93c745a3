import Interactors
import Localization

/// The texts for failures of the store.
nonisolated package enum StoreText: TextTable {
  case error(StoreError)

  package var code: String? {
    switch self {
    case .error(let error): Self.code(of: error.problem)
    }
  }

  package func text(in language: Language) -> Text {
    switch self {
    case .error(let error): text(of: error.problem, path: error.path, in: language)
    }
  }

  private func text(of problem: StoreError.Problem, path: String, in language: Language) -> Text {
    switch problem {
    case .busy:
      language.text(
        en: "Another program is using the store “\(path)”.",
        de: "Ein anderes Programm benutzt gerade den Datenspeicher „\(path)“.",
        ca: "Un altre programa fa servir el magatzem «\(path)».")
    case .corrupt:
      language.text(
        en: "The store “\(path)” is damaged. It was left as it is; restore a copy.",
        de: "Der Datenspeicher „\(path)“ ist beschädigt. Er bleibt, wie er ist; eine Kopie zurückholen.",
        ca: "El magatzem «\(path)» està malmès. S'ha deixat com estava; recupereu-ne una còpia.")
    case .exhausted:
      language.text(
        en: "The store “\(path)” has no number left for another entry; nothing was changed.",
        de: "Im Datenspeicher „\(path)“ ist keine Nummer für einen weiteren Eintrag frei; nichts wurde geändert.",
        ca: "El magatzem «\(path)» no té cap número lliure per a una altra entrada; no s'ha canviat res.")
    case .failed(let reason):
      language.text(
        en: "The store “\(path)” does not work: \(reason).",
        de: "Der Datenspeicher „\(path)“ arbeitet nicht: \(reason).",
        ca: "El magatzem «\(path)» no funciona: \(reason).")
    case .foreign:
      language.text(
        en: "“\(path)” belongs to another program. It was left as it is.",
        de: "„\(path)“ gehört einem anderen Programm. Die Datei bleibt, wie sie ist.",
        ca: "«\(path)» és d'un altre programa. S'ha deixat com estava.")
    case .full:
      language.text(
        en: "The disk is full; nothing was changed in “\(path)”. Make room.",
        de: "Der Datenträger ist voll; in „\(path)“ wurde nichts geändert. Platz schaffen.",
        ca: "El disc és ple; no s'ha canviat res a «\(path)». Feu lloc.")
    case .newer:
      language.text(
        en: "A later version of this program has written “\(path)”. Use that version.",
        de: "Eine spätere Version dieses Programms hat „\(path)“ geschrieben. Diese Version benutzen.",
        ca: "Una versió posterior d'aquest programa ha escrit «\(path)». Feu servir aquella versió.")
    case .noFolder(let folder):
      language.text(
        en: "There is no folder “\(folder)” for “\(path)”. Make the folder first, or choose another file.",
        de: "Für „\(path)“ fehlt der Ordner „\(folder)“. Zuerst den Ordner anlegen, oder eine andere Datei wählen.",
        ca: "No hi ha cap carpeta «\(folder)» per a «\(path)». Creeu primer la carpeta, o trieu un altre fitxer.")
    case .notAFile(.device):
      language.text(
        en: "“\(path)” is a device, not a file.", de: "„\(path)“ ist ein Gerät, keine Datei.",
        ca: "«\(path)» és un dispositiu, no un fitxer.")
    case .notAFile(.directory):
      language.text(
        en: "“\(path)” is a folder, not a file.", de: "„\(path)“ ist ein Ordner, keine Datei.",
        ca: "«\(path)» és una carpeta, no un fitxer.")
    case .notAFile(.pipe):
      language.text(
        en: "“\(path)” is a pipe, not a file.", de: "„\(path)“ ist eine Pipe, keine Datei.",
        ca: "«\(path)» és un conducte, no un fitxer.")
    case .notAFile(.socket):
      language.text(
        en: "“\(path)” is a socket, not a file.", de: "„\(path)“ ist ein Socket, keine Datei.",
        ca: "«\(path)» és un sòcol, no un fitxer.")
    case .notOpened(let reason):
      language.text(
        en: "The store “\(path)” cannot be opened: \(reason).",
        de: "Der Datenspeicher „\(path)“ lässt sich nicht öffnen: \(reason).",
        ca: "El magatzem «\(path)» no es pot obrir: \(reason).")
    case .readOnly:
      language.text(
        en: "The store “\(path)” is read-only; nothing was changed. Make the file writable.",
        de:
          "Der Datenspeicher „\(path)“ darf nur gelesen werden; nichts wurde geändert. Die Datei beschreibbar machen.",
        ca: "El magatzem «\(path)» només es pot llegir; no s'ha canviat res. Feu que el fitxer es pugui escriure.")
    case .tooShort:
      language.text(
        en: "“\(path)” is too short to be a store. It was left as it is.",
        de: "„\(path)“ ist zu kurz für einen Datenspeicher. Die Datei bleibt, wie sie ist.",
        ca: "«\(path)» és massa curt per ser un magatzem. S'ha deixat com estava.")
    }
  }
}

nonisolated extension StoreError: PresentableError {
  package var text: Text { Text(StoreText.error(self)) }

  package var remedy: Remedy? {
    switch problem {
    case .busy, .failed, .full, .readOnly: .retry
    // The text says what to do.
    case .noFolder: nil
    case .corrupt, .exhausted, .foreign, .newer, .notAFile, .notOpened, .tooShort: .chooseAnotherStore
    }
  }
}

import Presenting
import Localization
import Models

/// The texts for failures of the store, and for what it does not tell.
package enum StoreText: TextTable {
  case error(StoreError)
  case notLive(since: Text)
  case lost(StoreError)
  case advice(StoreError.Refusal)

  package var code: String? {
    switch self {
    case .error(let error), .lost(let error): Self.code(of: error.problem)
    case .advice, .notLive: Self.code(of: self)
    }
  }

  package func text(in language: Language) -> Text {
    switch self {
    case .error(let error): text(of: error.problem, path: error.path, in: language)
    case .advice(let refusal): Self.text(of: refusal, in: language)
    case .notLive(let since):
      language.text(
        en: "Not live since \(since).", de: "Nicht live seit \(since).", ca: "Sense canvis en directe des de: \(since)."
      )
    case .lost(let error) where error.problem == .replaced:
      language.text(
        en: "\(error.text) Load again to see what is there now.",
        de: "\(error.text) Neu laden zeigt, was jetzt da ist.",
        ca: "\(error.text) Torneu a carregar per veure què hi ha ara.")
    case .lost(let error): error.text
    }
  }

  private static func text(of refusal: StoreError.Refusal, in language: Language) -> Text {
    switch refusal {
    case .certificate:
      language.text(
        en: "Use the host name of the server’s certificate, and keep its issuer’s in ~/.postgresql/root.crt.",
        de: "Den Namen aus dem Zertifikat des Servers benutzen; das des Ausstellers gehört in ~/.postgresql/root.crt.",
        ca: "Feu servir el nom del certificat del servidor; el de l’emissor va a ~/.postgresql/root.crt.")
    case .database:
      language.text(
        en: "Check the name of the database.", de: "Den Namen der Datenbank prüfen.",
        ca: "Reviseu el nom de la base de dades.")
    case .encryption:
      language.text(
        en: "Add ?sslmode=verify-full to the address.", de: "Der Adresse ?sslmode=verify-full anfügen.",
        ca: "Afegiu ?sslmode=verify-full a l’adreça.")
    case .other:
      language.text(
        en: "Ask who runs the server.", de: "Beim Betreiber des Servers nachfragen.",
        ca: "Pregunteu a qui porta el servidor.")
    case .password:
      language.text(
        en: "Check the user, and the password in ~/.pgpass, which only you may read (chmod 600).",
        de: "Den Benutzer prüfen, und das Passwort in ~/.pgpass, für andere nicht lesbar (chmod 600).",
        ca: "Reviseu l’usuari i la contrasenya a ~/.pgpass, que només heu de poder llegir vós (chmod 600).")
    }
  }

  private func text(of problem: StoreError.Problem, path: String, in language: Language) -> Text {
    switch problem {
    case .badAddress:
      language.text(
        en: "No store has such an address. A valid one: postgresql://HOST/DATABASE, “@” being %40; a file: ./NAME.",
        de: "So eine Adresse hat kein Datenspeicher. Gültig: postgresql://HOST/NAME, „@“ ist %40; als Datei: ./NAME.",
        ca: "Cap base de dades no té una adreça així. Vàlida: postgresql://HOST/NOM, «@» és %40; com a fitxer: ./NOM.")
    case .badParameter(let reason):
      language.text(
        en: "The address of the store “\(path)” is not right: \(reason). Correct it.",
        de: "Die Adresse des Datenspeichers „\(path)“ stimmt nicht: \(reason). Die Adresse berichtigen.",
        ca: "L’adreça de la base de dades «\(path)» no és correcta: \(reason). Corregiu-la.")
    case .badText:
      language.text(
        en: "A text in the store “\(path)” is not UTF-8. It was left as it is; restore a copy.",
        de: "Ein Text im Datenspeicher „\(path)“ ist kein UTF-8. Er bleibt, wie er ist; eine Kopie zurückholen.",
        ca: "Un text de la base de dades «\(path)» no és UTF-8. S’ha deixat com estava; recupereu-ne una còpia.")
    case .busy:
      language.text(
        en: "Another program is using the store “\(path)”.",
        de: "Ein anderes Programm benutzt gerade den Datenspeicher „\(path)“.",
        ca: "Un altre programa fa servir la base de dades «\(path)».")
    case .corrupt:
      language.text(
        en: "The store “\(path)” is damaged. It was left as it is; restore a copy.",
        de: "Der Datenspeicher „\(path)“ ist beschädigt. Er bleibt, wie er ist; eine Kopie zurückholen.",
        ca: "La base de dades «\(path)» està malmesa. S’ha deixat com estava; recupereu-ne una còpia.")
    case .exhausted:
      language.text(
        en: "The store “\(path)” has no number left for another entry; nothing was changed.",
        de: "Im Datenspeicher „\(path)“ ist keine Nummer für einen weiteren Eintrag frei; nichts wurde geändert.",
        ca: "La base de dades «\(path)» no té cap número lliure per a una altra entrada; no s’ha canviat res.")
    case .failed(let reason):
      language.text(
        en: "The store “\(path)” does not work: \(reason).",
        de: "Der Datenspeicher „\(path)“ arbeitet nicht: \(reason).",
        ca: "La base de dades «\(path)» no funciona: \(reason).")
    case .foreign:
      language.text(
        en: "“\(path)” belongs to another program. It was left as it is.",
        de: "„\(path)“ gehört einem anderen Programm. Die Datei bleibt, wie sie ist.",
        ca: "«\(path)» és d’un altre programa. S’ha deixat com estava.")
    case .full:
      language.text(
        en: "The disk is full; nothing was changed in “\(path)”. Make room.",
        de: "Der Datenträger ist voll; in „\(path)“ wurde nichts geändert. Platz schaffen.",
        ca: "El disc és ple; no s’ha canviat res a «\(path)». Feu lloc.")
    case .gone:
      language.text(
        en: "There is no store “\(path)” any more. Put the file back.",
        de: "Den Datenspeicher „\(path)“ gibt es nicht mehr. Die Datei zurücklegen.",
        ca: "La base de dades «\(path)» ja no hi és. Torneu a posar-hi el fitxer.")
    case .inDoubt:
      language.text(
        en: "The connection to the store “\(path)” broke while saving. See whether the change was made.",
        de: "Die Verbindung zum Datenspeicher „\(path)“ brach beim Speichern ab. Nachsehen, ob die Änderung da ist.",
        ca: "La connexió amb la base de dades «\(path)» s’ha trencat en desar. Mireu si el canvi s’ha fet.")
    case .interrupted:
      language.text(
        en: "Interrupted; nothing was copied.", de: "Abgebrochen; nichts wurde kopiert.",
        ca: "S’ha interromput; no s’ha copiat res.")
    case .newer:
      language.text(
        en: "A later version of this program has written “\(path)”. Use that version.",
        de: "Eine spätere Version dieses Programms hat „\(path)“ geschrieben. Diese Version benutzen.",
        ca: "Una versió posterior d’aquest programa ha escrit «\(path)». Feu servir aquella versió.")
    case .noFolder(let folder):
      language.text(
        en: "There is no folder “\(folder)” for “\(path)”. Make the folder first, or choose another file.",
        de: "Für „\(path)“ fehlt der Ordner „\(folder)“. Zuerst den Ordner anlegen oder eine andere Datei wählen.",
        ca: "No hi ha cap carpeta «\(folder)» per a «\(path)». Creeu primer la carpeta, o trieu un altre fitxer.")
    case .noStore:
      language.text(
        en: "There is no store “\(path)” that could be copied.",
        de: "Es gibt keinen Datenspeicher „\(path)“, der kopiert werden könnte.",
        ca: "No hi ha cap base de dades «\(path)» per copiar.")
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
    case .notAStore:
      language.text(
        en: "“\(path)” is no store, or no longer one. It was left as it is.",
        de: "„\(path)“ ist kein Datenspeicher, oder keiner mehr. Die Datei bleibt, wie sie ist.",
        ca: "«\(path)» no és cap base de dades, o ja no ho és. S’ha deixat com estava.")
    case .notEmpty:
      language.text(
        en: "There is already a store in “\(path)”. It was left as it is; choose another place.",
        de: "In „\(path)“ gibt es schon einen Datenspeicher. Er bleibt, wie er ist; einen anderen Ort wählen.",
        ca: "A «\(path)» ja hi ha una base de dades. S’ha deixat com estava; trieu un altre lloc.")
    case .notOpened(let reason):
      language.text(
        en: "The store “\(path)” cannot be opened: \(reason).",
        de: "Der Datenspeicher „\(path)“ lässt sich nicht öffnen: \(reason).",
        ca: "La base de dades «\(path)» no es pot obrir: \(reason).")
    case .notPrepared:
      language.text(
        en: "The store “\(path)” is not ready for this version, and you have no right to prepare it.",
        de: "Der Datenspeicher „\(path)“ ist für diese Version nicht vorbereitet, und das Recht dazu fehlt.",
        ca: "La base de dades «\(path)» no està preparada per a aquesta versió, i no teniu dret a preparar-la.")
    case .readOnly:
      language.text(
        en: "The store “\(path)” is read-only; nothing was changed. Make the file writable.",
        de:
          "Der Datenspeicher „\(path)“ darf nur gelesen werden; nichts wurde geändert. Die Datei beschreibbar machen.",
        ca: "La base de dades «\(path)» només es pot llegir; no s’ha canviat res. Feu que el fitxer es pugui escriure.")
    case .refused(let refusal, let reason):
      language.text(
        en: "The server of the store “\(path)” refuses: \(reason). \(Text(Self.advice(refusal)))",
        de: "Der Server des Datenspeichers „\(path)“ lehnt ab: \(reason). \(Text(Self.advice(refusal)))",
        ca: "El servidor de la base de dades «\(path)» ho refusa: \(reason). \(Text(Self.advice(refusal)))")
    case .replaced:
      language.text(
        en: "The file “\(path)” was replaced, renamed or deleted; nothing is written to it.",
        de: "Die Datei „\(path)“ wurde ersetzt, umbenannt oder gelöscht; in sie wird nichts geschrieben.",
        ca: "El fitxer «\(path)» s’ha substituït, reanomenat o esborrat; no s’hi escriu res.")
    case .serverReadOnly:
      language.text(
        en: "The server of the store “\(path)” takes no changes now; nothing was changed.",
        de: "Der Server des Datenspeichers „\(path)“ nimmt gerade keine Änderungen an; nichts wurde geändert.",
        ca: "El servidor de la base de dades «\(path)» ara no admet canvis; no s’ha canviat res.")
    case .serversNotSupported:
      language.text(
        en: "This program was built without stores on servers. Build it with the package trait PostgreSQL.",
        de: "Dieses Programm wurde ohne Datenspeicher auf Servern gebaut. Mit dem Paketmerkmal PostgreSQL bauen.",
        ca: "Aquest programa no admet bases de dades en servidors. Compileu-lo amb el tret PostgreSQL del paquet.")
    case .timedOut:
      language.text(
        en: "The store “\(path)” did not answer in time; nothing was changed.",
        de: "Der Datenspeicher „\(path)“ hat nicht rechtzeitig geantwortet; nichts wurde geändert.",
        ca: "La base de dades «\(path)» no ha respost a temps; no s’ha canviat res.")
    case .tooShort:
      language.text(
        en: "“\(path)” is too short to be a store. It was left as it is.",
        de: "„\(path)“ ist zu kurz für einen Datenspeicher. Die Datei bleibt, wie sie ist.",
        ca: "«\(path)» és massa curt per ser una base de dades. S’ha deixat com estava.")
    case .unfit(let reason):
      language.text(
        en: "The store “\(path)” does not fit this program: \(reason).",
        de: "Der Datenspeicher „\(path)“ passt nicht zu diesem Programm: \(reason).",
        ca: "La base de dades «\(path)» no serveix per a aquest programa: \(reason).")
    case .unreachable(let reason):
      language.text(
        en: "The store “\(path)” cannot be reached: \(reason).",
        de: "Der Datenspeicher „\(path)“ ist nicht zu erreichen: \(reason).",
        ca: "No es pot arribar a la base de dades «\(path)»: \(reason).")
    }
  }
}

extension StoreError: PresentableError {
  package var text: Text { Text(StoreText.error(self)) }

  package var remedy: Remedy? {
    switch problem {
    case .busy, .failed, .full, .gone, .readOnly, .replaced, .serverReadOnly, .timedOut, .unreachable: .retry
    // The text says what to do.
    case .badParameter, .inDoubt, .interrupted, .noFolder, .noStore, .notEmpty, .refused, .serversNotSupported: nil
    case .notPrepared: .prepareStore
    case .badAddress, .badText, .corrupt, .exhausted, .foreign, .newer, .notAFile, .notAStore, .notOpened, .tooShort,
      .unfit:
      .chooseAnotherStore
    }
  }
}

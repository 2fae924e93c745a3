import Localization
import Presenting

/// Error messages for the store's administrator.
extension UnusableStore: TextTable {
  /// The code, with the same prefix as the store's other errors.
  ///
  /// Scripts need not distinguish which layer throws them.
  package var code: String? { Self.code(of: reason, in: "Store") }

  package func text(in language: Language) -> Text {
    switch reason {
    case .altered(let name):
      language.text(
        en:
          "Another program has changed “\(name)” in the store “\(path)”. The store was left unchanged. Undo that change, or restore a backup.",
        de:
          "Ein anderes Programm hat „\(name)“ im Datenspeicher „\(path)“ geändert. Der Datenspeicher bleibt unverändert. Diese Änderung rückgängig machen oder eine Kopie zurückholen.",
        ca:
          "Un altre programa ha canviat «\(name)» a la base de dades «\(path)», que s’ha deixat com estava. Desfeu aquell canvi o recupereu una còpia."
      )
    case .badAddress:
      language.text(
        en:
          "This is not the address of a store. Write postgresql://HOST/DATABASE, with %40 for “@”, or ./NAME for a file.",
        de:
          "So eine Adresse hat kein Datenspeicher. Gültig: postgresql://HOST/DATENBANK, „@“ ist %40; als Datei: ./NAME.",
        ca:
          "Cap base de dades no té una adreça així. Vàlida: postgresql://AMFITRIÓ/BASE, «@» és %40; com a fitxer: ./NOM."
      )
    case .badParameter(let reason):
      language.text(
        en: "The address of the store “\(path)” is wrong: \(reason). Correct it.",
        de: "Die Adresse des Datenspeichers „\(path)“ stimmt nicht: \(reason). Die Adresse berichtigen.",
        ca: "L’adreça de la base de dades «\(path)» no és correcta: \(reason). Corregiu-la.")
    case .badText:
      language.text(
        en: "Some text in the store “\(path)” is not UTF-8. Nothing was changed; restore a backup.",
        de: "Ein Text im Datenspeicher „\(path)“ ist kein UTF-8. Er bleibt, wie er ist; eine Kopie zurückholen.",
        ca: "Un text de la base de dades «\(path)» no és UTF-8. S’ha deixat com estava; recupereu-ne una còpia.")
    case .companion(let file):
      language.text(
        en:
          "“\(file)” has the name of a file that SQLite keeps next to the store “\(path)”, but it is not such a file. Nothing was changed. Move the file to another place.",
        de:
          "„\(file)“ liegt neben dem Datenspeicher „\(path)“, wo SQLite Dateien ablegt, ist aber keine davon. Nichts wurde geändert. Die Datei an einen anderen Ort verschieben.",
        ca:
          "«\(file)» és al costat de la base de dades «\(path)», on SQLite desa fitxers, però no n’és cap. No s’ha canviat res. Moveu-lo a un altre lloc."
      )
    case .companionNotAccessible(let file):
      language.text(
        en:
          "Another user’s program has left “\(file)”, which the store “\(path)” needs, but you are not allowed to read and write it. Ask that user to open the store.",
        de:
          "Das Programm eines anderen Benutzers hat „\(file)“ hinterlassen. Der Datenspeicher „\(path)“ braucht die Datei, aber das Recht fehlt, sie zu lesen und zu schreiben. Jenen Benutzer den Datenspeicher öffnen lassen.",
        ca:
          "El programa d’un altre usuari ha deixat «\(file)», que la base de dades «\(path)» necessita, però no teniu dret a llegir-lo i escriure-hi. Feu que aquell usuari obri la base de dades."
      )
    case .exhausted:
      language.text(
        en: "The store “\(path)” has run out of row numbers; nothing was changed.",
        de: "Im Datenspeicher „\(path)“ ist keine Nummer für einen weiteren Eintrag frei; nichts wurde geändert.",
        ca: "La base de dades «\(path)» no té cap número lliure per a una altra entrada; no s’ha canviat res.")
    case .folderNotWritable(let folder):
      language.text(
        en:
          "You are not allowed to create files in the folder “\(folder)”, where SQLite keeps a journal while it changes the store “\(path)”. Make the folder writable, or choose another store.",
        de:
          "Im Ordner „\(folder)“ dürfen keine Dateien angelegt werden. Dort führt SQLite ein Journal, während es den Datenspeicher „\(path)“ ändert. Den Ordner beschreibbar machen oder einen anderen Datenspeicher wählen.",
        ca:
          "No podeu crear fitxers a la carpeta «\(folder)», on SQLite desa un diari mentre canvia la base de dades «\(path)». Feu que s’hi pugui escriure, o trieu una altra base de dades."
      )
    case .foreign:
      language.text(
        en: "“\(path)” belongs to another program, and was left unchanged.",
        de: "„\(path)“ gehört einem anderen Programm. Die Datei bleibt, wie sie ist.",
        ca: "«\(path)» és d’un altre programa. S’ha deixat com estava.")
    case .needsRecovery(let journal):
      language.text(
        en:
          "A program was stopped while it was changing the store “\(path)”, and left “\(journal)” to undo the change. Ask somebody who may change the store to open it.",
        de:
          "Ein Programm wurde beendet, während es den Datenspeicher „\(path)“ änderte, und hat „\(journal)“ hinterlassen, um das rückgängig zu machen. Den Datenspeicher von jemandem öffnen lassen, der ihn ändern darf.",
        ca:
          "Un programa es va acabar mentre canviava la base de dades «\(path)», i ha deixat «\(journal)» per desfer-ho. Feu que obri la base de dades algú que la pugui canviar."
      )
    case .noFolder(let folder):
      language.text(
        en: "There is no folder “\(folder)” for “\(path)”. Create the folder first, or choose another file.",
        de: "Für „\(path)“ fehlt der Ordner „\(folder)“. Zuerst den Ordner anlegen oder eine andere Datei wählen.",
        ca: "No hi ha cap carpeta «\(folder)» per a «\(path)». Creeu primer la carpeta, o trieu un altre fitxer.")
    case .noStore:
      language.text(
        en: "There is no store “\(path)” to copy.",
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
    case .notAFile(.link):
      language.text(
        en: "“\(path)” is a link, not a file.", de: "„\(path)“ ist ein Verweis, keine Datei.",
        ca: "«\(path)» és un enllaç, no un fitxer.")
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
        en: "“\(path)” is not a store, or is damaged. It was left unchanged.",
        de: "„\(path)“ ist kein Datenspeicher, oder keiner mehr. Die Datei bleibt, wie sie ist.",
        ca: "«\(path)» no és cap base de dades, o ja no ho és. S’ha deixat com estava.")
    case .notEmpty:
      language.text(
        en: "There is already a store at “\(path)”. It was left unchanged; choose another place.",
        de: "In „\(path)“ gibt es schon einen Datenspeicher. Er bleibt, wie er ist; einen anderen Ort wählen.",
        ca: "A «\(path)» ja hi ha una base de dades. S’ha deixat com estava; trieu un altre lloc.")
    case .notOpened(let reason):
      language.text(
        en: "The store “\(path)” cannot be opened: \(reason).",
        de: "Der Datenspeicher „\(path)“ lässt sich nicht öffnen: \(reason).",
        ca: "La base de dades «\(path)» no es pot obrir: \(reason).")
    case .notPrepared:
      language.text(
        en: "The store “\(path)” is not ready for this version, and you do not have permission to prepare it.",
        de: "Der Datenspeicher „\(path)“ ist für diese Version nicht vorbereitet, und das Recht dazu fehlt.",
        ca: "La base de dades «\(path)» no està preparada per a aquesta versió, i no teniu dret a preparar-la.")
    case .notShared(let user):
      language.text(
        en:
          "On the server of the store “\(path)”, you are “\(user)” and cannot use another name. Leave out the other name.",
        de: "Der Server des Datenspeichers „\(path)“ kennt einen nur als „\(user)“: den anderen Namen weglassen.",
        ca: "El servidor de la base de dades «\(path)» només us coneix com a «\(user)»: traieu l’altre nom.")
    case .otherName(let name?):
      language.text(
        en: "The store “\(path)” is also called “\(name)”, and SQLite has left files under that name. Open “\(name)”.",
        de:
          "Der Datenspeicher „\(path)“ heißt auch „\(name)“, und neben diesem Namen liegen Dateien von SQLite. „\(name)“ öffnen.",
        ca:
          "La base de dades «\(path)» també es diu «\(name)», i al costat d’aquest nom hi ha fitxers de SQLite. Obriu «\(name)»."
      )
    case .otherName(nil):
      language.text(
        en:
          "The store “\(path)” is damaged, or a program was stopped while it was changing the store under another name. The store was left unchanged. Open it under that name, or restore a backup.",
        de:
          "Der Datenspeicher „\(path)“ ist beschädigt, oder ein Programm wurde beendet, während es ihn unter einem anderen seiner Namen änderte. Er bleibt unverändert. Den Datenspeicher unter jenem Namen öffnen oder eine Kopie zurückholen.",
        ca:
          "La base de dades «\(path)» està malmesa, o un programa es va acabar mentre la canviava amb un altre dels seus noms. S’ha deixat com estava. Obriu-la amb aquell nom o recupereu-ne una còpia."
      )
    case .refused(let refusal, let reason):
      language.text(
        en: "The server of the store “\(path)” refuses access: \(reason). \(Self.advice(for: refusal, in: language))",
        de: "Der Server des Datenspeichers „\(path)“ lehnt ab: \(reason). \(Self.advice(for: refusal, in: language))",
        ca: "El servidor de la base de dades «\(path)» ho refusa: \(reason). \(Self.advice(for: refusal, in: language))"
      )
    case .reservedName:
      language.text(
        en:
          "A store cannot be called “\(path)”: SQLite gives such names to its own files next to a store. Choose another name.",
        de:
          "Kein Datenspeicher kann „\(path)“ heißen: Solche Namen gibt SQLite den Dateien neben einem Datenspeicher. Einen anderen Namen wählen.",
        ca:
          "Cap base de dades no es pot dir «\(path)»: SQLite posa aquests noms als fitxers del costat d’una base de dades. Trieu un altre nom."
      )
    case .restoredDump(let version):
      language.text(
        en:
          "“\(path)” was restored from a dump, which does not contain the mark of a store. Nothing was changed. To add the mark, run in sqlite3: \(Self.mark(ofVersion: version))",
        de:
          "„\(path)“ wurde aus einem Dump zurückgeholt, der das Kennzeichen eines Datenspeichers nicht enthält. Nichts wurde geändert. Um es zu ergänzen, in sqlite3 ausführen: \(Self.mark(ofVersion: version))",
        ca:
          "«\(path)» s’ha recuperat d’un bolcat, que no conté la marca d’una base de dades d’aquest programa. No s’ha canviat res. Per afegir-la, executeu a sqlite3: \(Self.mark(ofVersion: version))"
      )
    case .serversNotSupported:
      language.text(
        en: "This program cannot use stores on servers. Install a build that can: Scripts/install --traits PostgreSQL.",
        de:
          "Dieses Programm kennt keine Datenspeicher auf Servern. Eines installieren, das sie kennt: Scripts/install --traits PostgreSQL.",
        ca:
          "Aquest programa no admet bases de dades en servidors. Instal·leu-ne un que sí: Scripts/install --traits PostgreSQL."
      )
    case .tooShort:
      language.text(
        en: "“\(path)” is too short to be a store. It was left unchanged.",
        de: "„\(path)“ ist zu kurz für einen Datenspeicher. Die Datei bleibt, wie sie ist.",
        ca: "«\(path)» és massa curt per ser una base de dades. S’ha deixat com estava.")
    case .unfit(let reason):
      language.text(
        en: "This program cannot use the store “\(path)”: \(reason).",
        de: "Der Datenspeicher „\(path)“ passt nicht zu diesem Programm: \(reason).",
        ca: "La base de dades «\(path)» no serveix per a aquest programa: \(reason).")
    }
  }

  /// Returns the statements that mark the tables of a restored dump as a store.
  private static func mark(ofVersion version: Int) -> String {
    "PRAGMA application_id = \(SQLDialect.mark); PRAGMA user_version = \(version);"
  }

  private static func advice(for refusal: Refusal, in language: Language) -> Text {
    switch refusal {
    case .certificate:
      language.text(
        en:
          "Use the host name in the server’s certificate, and put the issuer’s certificate in ~/.postgresql/root.crt.",
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
        en: "Ask the server’s administrator.", de: "Beim Betreiber des Servers nachfragen.",
        ca: "Pregunteu a qui porta el servidor.")
    case .password:
      language.text(
        en: "Check the user and the password in ~/.pgpass, and that nobody else can read that file (chmod 600).",
        de: "Den Benutzer prüfen, und das Passwort in ~/.pgpass, für andere nicht lesbar (chmod 600).",
        ca: "Reviseu l’usuari i la contrasenya a ~/.pgpass, que només heu de poder llegir vós (chmod 600).")
    }
  }
}

extension UnusableStore: PresentableError {
  package var text: Text { Text(self) }

  package var remedy: Remedy? {
    switch reason {
    // The texts of these cases already contain a remedy.
    case .altered, .badParameter, .companion, .companionNotAccessible, .folderNotWritable, .needsRecovery, .noFolder,
      .noStore, .notEmpty, .notShared, .otherName, .refused, .reservedName, .restoredDump, .serversNotSupported:
      nil
    case .notPrepared: .prepareStore
    case .badAddress, .badText, .exhausted, .foreign, .notAFile, .notAStore, .notOpened, .tooShort, .unfit:
      .chooseAnotherStore
    }
  }
}

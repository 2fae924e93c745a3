import Localization
import Models

/// The texts for connection failures; most name something that the user can check.
extension RepliesText {
  static func text(_ failure: ConnectionFailure, in language: Language) -> Text {
    switch failure {
    case .noLibrary:
      language.text(
        en: "The library libcurl is missing on this machine or is too old. Install it.",
        de: "Die Bibliothek libcurl fehlt auf diesem Rechner oder ist zu alt. Bitte installieren.",
        ca: "La biblioteca libcurl falta en aquest ordinador, o és massa antiga. Instal·leu-la.")
    case .unknownHost:
      language.text(
        en: "No server with this name was found. Check the name and the connection.",
        de: "Ein Server dieses Namens war nicht zu finden. Den Namen und die Verbindung prüfen.",
        ca: "No s’ha trobat cap servidor amb aquest nom. Reviseu el nom i la connexió.")
    case .refused:
      language.text(
        en: "The server cannot be reached. Check the connection, and the proxy if there is one.",
        de: "Der Server ist nicht zu erreichen. Die Verbindung prüfen, und den Proxy, falls es einen gibt.",
        ca: "No es pot arribar al servidor. Reviseu la connexió, i el servidor intermediari si n’hi ha.")
    case .insecure:
      language.text(
        en: "No secure connection to the server could be made. Check the server’s address.",
        de: "Mit dem Server kam keine sichere Verbindung zustande. Seine Adresse prüfen.",
        ca: "No s’ha pogut establir cap connexió segura amb el servidor. Reviseu-ne l’adreça.")
    case .interrupted:
      language.text(
        en: "The connection to the server broke before the answer was complete.",
        de: "Die Verbindung zum Server brach ab, bevor die Antwort vollständig war.",
        ca: "La connexió amb el servidor s’ha tallat abans que la resposta fos completa.")
    case .unusableProxy:
      language.text(
        en: "The proxy set for this program cannot be used. Check the proxy’s address.",
        de: "Der Proxy, der für dieses Programm eingestellt ist, ist nicht zu benutzen. Seine Adresse prüfen.",
        ca: "El servidor intermediari configurat per a aquest programa no es pot fer servir. Reviseu-ne l’adreça.")
    case .refusedByProxy(let status):
      language.text(
        en: "The proxy does not let the request through (status \(status)). Check the proxy’s settings.",
        de: "Der Proxy lässt die Anfrage nicht durch (Status \(status)). Seine Einstellungen prüfen.",
        ca: "El servidor intermediari no deixa passar la petició (estat \(status)). Reviseu-ne la configuració.")
    }
  }

  static func text(_ failure: CertificateFailure, in language: Language) -> Text {
    switch failure {
    case .expired:
      language.text(
        en: "This server’s certificate is not valid today, so no request was sent. Check this machine’s clock.",
        de:
          "Das Zertifikat dieses Servers gilt heute nicht; es wurde keine Anfrage gesendet. Die Uhr dieses Rechners prüfen.",
        ca:
          "El certificat d’aquest servidor no és vàlid avui; no s’ha enviat cap petició. Reviseu el rellotge de l’ordinador."
      )
    case .wrongHost:
      language.text(
        en: "This server presents the certificate of another host, so no request was sent. Check the address.",
        de:
          "Dieser Server zeigt das Zertifikat eines anderen Hosts; es wurde keine Anfrage gesendet. Die Adresse prüfen.",
        ca: "Aquest servidor mostra el certificat d’un altre amfitrió; no s’ha enviat cap petició. Reviseu l’adreça.")
    case .unverified:
      language.text(
        en: "This machine does not trust the server’s certificate, so no request was sent.",
        de: "Dieser Rechner vertraut dem Zertifikat des Servers nicht; es wurde keine Anfrage gesendet.",
        ca: "Aquest ordinador no confia en el certificat del servidor; no s’ha enviat cap petició.")
    case .uncheckable:
      language.text(
        en:
          "The certificates that this machine trusts cannot be read, so no request was sent. Check the path to the certificates.",
        de: "Die Zertifikate, denen dieser Rechner vertraut, sind nicht zu lesen. Prüfen, wo sie liegen.",
        ca: "No es poden llegir els certificats en què confia aquest ordinador. Reviseu on són.")
    }
  }
}

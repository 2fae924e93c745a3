package import Localization

/// What is said of a service that does not answer as it should.
nonisolated package enum RepliesErrorText: TextTable {
  case unknown, gone, closed, rateLimited, rateLimitedUntil, serverFailed, unreachable, timedOut, tooLarge, unreadable
  case redirected

  package var phrase: Phrase {
    switch self {
    case .unknown:
      Phrase(
        en: "The server knows no such account. Check the name, or add the host: user@host.",
        de: "Der Server kennt kein solches Konto. Den Namen prüfen oder den Host dazuschreiben: user@host.",
        ca: "El servidor no coneix aquest compte. Reviseu el nom o afegiu-hi l'amfitrió: user@host.")
    case .gone:
      Phrase(
        en: "This account was deleted or suspended. Look up another one.",
        de: "Dieses Konto wurde gelöscht oder gesperrt. Ein anderes nachschlagen.",
        ca: "Aquest compte s'ha esborrat o suspès. Cerqueu-ne un altre.")
    case .closed:
      Phrase(
        en: "This server only answers those who are signed in. Choose another one with --server.",
        de: "Dieser Server antwortet nur denen, die angemeldet sind. Mit --server einen anderen wählen.",
        ca: "Aquest servidor només respon a qui ha iniciat la sessió. Trieu-ne un altre amb --server.")
    case .rateLimited:
      Phrase(
        en: "The server has had too many requests. Try again in a few minutes.",
        de: "Der Server hatte zu viele Anfragen. In einigen Minuten noch einmal versuchen.",
        ca: "El servidor ha rebut massa peticions. Torneu-ho a provar d'aquí a uns minuts.")
    case .rateLimitedUntil:
      Phrase(
        en: "The server has had too many requests. Try again after {time}.",
        de: "Der Server hatte zu viele Anfragen. Ab {time} noch einmal versuchen.",
        ca: "El servidor ha rebut massa peticions. Torneu-ho a provar a partir de: {time}.")
    case .serverFailed:
      Phrase(
        en: "The server has failed (status {status}). Try again later.",
        de: "Der Server hat versagt (Status {status}). Später noch einmal versuchen.",
        ca: "El servidor ha fallat (estat {status}). Torneu-ho a provar més tard.")
    case .unreachable:
      Phrase(
        en: "The server cannot be reached: {reason}. Check the connection and try again.",
        de: "Der Server ist nicht zu erreichen: {reason}. Die Verbindung prüfen und noch einmal versuchen.",
        ca: "No es pot arribar al servidor: {reason}. Reviseu la connexió i torneu-ho a provar.")
    case .timedOut:
      Phrase(
        en: "The server took too long to answer. Try again.",
        de: "Der Server hat zu lange für eine Antwort gebraucht. Noch einmal versuchen.",
        ca: "El servidor ha trigat massa a respondre. Torneu-ho a provar.")
    case .tooLarge:
      Phrase(
        en:
          "The answer was too large and was dropped. Look up another account, or choose another server with --server.",
        de:
          "Die Antwort war zu groß und wurde verworfen. Ein anderes Konto nachschlagen oder mit --server einen anderen Server wählen.",
        ca:
          "La resposta era massa gran i s'ha descartat. Cerqueu un altre compte o trieu un altre servidor amb --server."
      )
    case .unreadable:
      Phrase(
        en: "The answer cannot be read. Check that --server names a Mastodon server, or try again.",
        de:
          "Die Antwort ist nicht zu lesen. Prüfen, ob --server einen Mastodon-Server nennt, oder noch einmal versuchen.",
        ca: "La resposta no es pot llegir. Comproveu que --server és un servidor de Mastodon, o torneu-ho a provar.")
    case .redirected:
      Phrase(
        en: "The server sends the request on to where it may not go. Check the address after --server.",
        de: "Der Server schickt die Anfrage dorthin weiter, wohin sie nicht darf. Die Adresse hinter --server prüfen.",
        ca: "El servidor desvia la petició cap on no pot anar. Reviseu l'adreça de --server.")
    }
  }
}

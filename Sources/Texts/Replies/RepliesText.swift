import Localization
import Models

/// The texts of the replies app.
package enum RepliesText: TextTable {
  // Paths
  case path, userPath
  // Replies
  case title, username, usernameMissing, userInvalid, hostInvalid, go, goHelp
  case enterUsername, noUser, lookingUp, lookingThrough(posts: Int)
  case replyCount(Int), replyCountSoFar(Int), noReplies, noRepliesSoFar(posts: Int), noneSoFar, noneLoaded
  case hiddenReplies(Int), unknownReplies(posts: Int), endUnknown
  case warned(String), noText, rowEdited(Text), rowMoved(String, to: String), rowQuote(author: String, Text)
  case ageNow, ageMinutes(Int), ageHours(Int), ageDays(Int)
  case loadingMore, moreToLoad, nothingNew(posts: Int), failedMore
  case open, openHelp, more, moreHelp, allLoaded, alreadyLoading, retry, retryHelp, nothingFailed
  case profile, profileHelp, author, authorHelp
  // Reply in full
  case replyTitle(Int, of: Int), replyAlone, inReplyTo(Text, written: Text), postWarning(String), textCut(limit: Int)
  case edited(Text), attachment(Attachment.Kind), described(Attachment.Kind, String), sensitive(Attachment.Kind)
  case poll(String), closedPoll(String), quoting(Text), quoteWithheld
  case reveal, revealHelp, revealOriginal, revealOriginalHelp, nothingHidden, nothingHiddenThere
  case next, nextHelp, lastReply, lastSoFar, previous, previousHelp, firstReply
  case openLink, openLinkHelp, link(String), noLink, numberedLink(Int, String), linkNumber(Int), linkNumberHelp(Int)
  // Profile
  case picture(String), moved(to: String), posts, followers, following, since
  // Errors
  case unknown, gone, closed, rateLimited, rateLimitedUntil(Text), serverFailed(status: Int)
  case webPage(status: Int), otherInterface
  case unreachable(ConnectionFailure), untrusted(CertificateFailure), timedOut, tooLarge, unreadable, redirected

  package func text(in language: Language) -> Text {
    switch self {
    case .path: language.text(en: "Replies to a user", de: "Antworten an einen Benutzer", ca: "Respostes a un usuari")
    case .userPath:
      language.text(
        en: "Replies to this user, or to @user@host", de: "Antworten an diesen Benutzer oder an @benutzer@host",
        ca: "Respostes a aquest usuari, o a @usuari@amfitrió")
    case .title: language.text(en: "Replies", de: "Antworten", ca: "Respostes")
    case .username: language.text(en: "User name", de: "Benutzername", ca: "Nom d’usuari")
    case .usernameMissing:
      language.text(
        en: "Type a user name first, such as alice or alice@example.org.",
        de: "Zuerst einen Benutzernamen eingeben, etwa alice oder alice@example.org.",
        ca: "Primer escriviu un nom d’usuari, com ara alice o alice@example.org.")
    case .userInvalid:
      language.text(
        en: "A user name can contain the letters a to z, digits and _, with . and - only between them.",
        de: "Ein Benutzername hat nur die Buchstaben a bis z, Ziffern, _ und dazwischen . und -.",
        ca: "Un nom d’usuari només té les lletres de la a a la z, xifres, _ i, entremig, . i -.")
    case .hostInvalid:
      language.text(
        en: "Type the name of a server after the @, such as example.org.",
        de: "Nach dem @ steht der Name eines Servers, etwa example.org.",
        ca: "Després de l’@ ve el nom d’un servidor, com ara example.org.")
    case .go: language.text(en: "Go", de: "Suchen", ca: "Cerca")
    case .goHelp: language.text(en: "look the user up", de: "den Benutzer suchen", ca: "cerca l’usuari")
    case .enterUsername:
      language.text(
        en: "Type a user name to see who has replied.",
        de: "Einen Benutzernamen eingeben, um zu sehen, wer geantwortet hat.",
        ca: "Escriviu un nom d’usuari per veure qui ha respost.")
    case .noUser:
      language.text(
        en: "No user is shown yet. Look one up first.",
        de: "Noch ist niemand ausgewählt. Zuerst jemanden suchen.",
        ca: "Encara no heu triat ningú. Primer cerqueu algú.")
    case .lookingUp: language.text(en: "Looking up…", de: "Suche läuft …", ca: "S’està cercant…")
    case .lookingThrough(let posts):
      language.text(
        posts,
        en: ("No replies to \(posts) post yet. Still looking…", "No replies to \(posts) posts yet. Still looking…"),
        de: (
          "Noch keine Antworten auf \(posts) Beitrag. Suche läuft weiter …",
          "Noch keine Antworten auf \(posts) Beiträge. Suche läuft weiter …"
        ),
        ca: (
          "Encara cap resposta a \(posts) publicació. Se n’estan cercant més…",
          "Encara cap resposta a \(posts) publicacions. Se n’estan cercant més…"
        ))
    case .replyCount(let count):
      language.text(
        count, en: ("\(count) reply", "\(count) replies"), de: ("\(count) Antwort", "\(count) Antworten"),
        ca: ("\(count) resposta", "\(count) respostes"))
    case .replyCountSoFar(let count):
      language.text(
        count, en: ("\(count) reply so far", "\(count) replies so far"),
        de: ("Bisher \(count) Antwort", "Bisher \(count) Antworten"),
        ca: ("\(count) resposta fins ara", "\(count) respostes fins ara"))
    case .noReplies:
      language.text(
        en: "Nobody has replied yet.", de: "Noch hat niemand geantwortet.", ca: "Encara no ha respost ningú.")
    case .noRepliesSoFar(let posts):
      language.text(
        posts, en: ("No replies to the latest post.", "No replies to the latest \(posts) posts."),
        de: ("Keine Antworten auf den neuesten Beitrag.", "Keine Antworten auf die neuesten \(posts) Beiträge."),
        ca: ("Cap resposta a la publicació més nova.", "Cap resposta a les \(posts) publicacions més noves."))
    case .noneSoFar:
      language.text(en: "No replies so far.", de: "Bisher keine Antworten.", ca: "Cap resposta fins ara.")
    case .noneLoaded:
      language.text(
        en: "No replies could be loaded.", de: "Keine Antworten konnten geladen werden.",
        ca: "No s’ha pogut obtenir cap resposta.")
    case .hiddenReplies(let count):
      language.text(
        count,
        en: (
          "The server counts \(count) more reply than is shown here.",
          "The server counts \(count) more replies than are shown here."
        ),
        de: (
          "Der Server zählt \(count) Antwort mehr, als hier steht.",
          "Der Server zählt \(count) Antworten mehr, als hier stehen."
        ),
        ca: (
          "El servidor compta \(count) resposta més de les que es mostren aquí.",
          "El servidor compta \(count) respostes més de les que es mostren aquí."
        ))
    case .unknownReplies(let posts):
      language.text(
        posts,
        en: ("The replies to \(posts) post could not be loaded.", "The replies to \(posts) posts could not be loaded."),
        de: (
          "Die Antworten auf \(posts) Beitrag konnten nicht geladen werden.",
          "Die Antworten auf \(posts) Beiträge konnten nicht geladen werden."
        ),
        ca: (
          "No s’han pogut obtenir les respostes a \(posts) publicació.",
          "No s’han pogut obtenir les respostes a \(posts) publicacions."
        ))
    case .endUnknown:
      language.text(
        en: "The server does not indicate whether there are more replies.",
        de: "Der Server sagt nicht, ob es weitere gibt.",
        ca: "El servidor no diu si n’hi ha més.")
    case .warned(let warning):
      language.text(en: "(warning: \(warning))", de: "(Warnung: \(warning))", ca: "(avís: \(warning))")
    case .noText: language.text(en: "(no text)", de: "(kein Text)", ca: "(sense text)")
    case .rowEdited(let content):
      language.text(en: "\(content) (edited)", de: "\(content) (bearbeitet)", ca: "\(content) (editada)")
    case .rowMoved(let name, let account):
      language.text(
        en: "\(name) (moved to \(account))", de: "\(name) (umgezogen zu \(account))",
        ca: "\(name) (s’ha traslladat a \(account))")
    case .rowQuote(let author, let content):
      language.text(
        en: "Quote from \(author): \(content)", de: "Zitat von \(author): \(content)",
        ca: "Cita de \(author): \(content)"
      )
    case .ageNow: language.text(en: "now", de: "jetzt", ca: "ara")
    case .ageMinutes(let count): "\(count) min"
    case .ageHours(let count): "\(count) h"
    case .ageDays(let count): language.text(en: "\(count) d", de: "\(count) T", ca: "\(count) d")
    case .loadingMore:
      language.text(en: "Loading more…", de: "Weitere werden geladen …", ca: "Se n’estan carregant més…")
    case .moreToLoad: language.text(en: "There may be more.", de: "Vielleicht gibt es mehr.", ca: "Potser n’hi ha més.")
    case .nothingNew(let posts):
      language.text(
        posts, en: ("Nothing new in \(posts) post.", "Nothing new in \(posts) posts."),
        de: ("Nichts Neues in \(posts) Beitrag.", "Nichts Neues in \(posts) Beiträgen."),
        ca: ("Res de nou en \(posts) publicació.", "Res de nou en \(posts) publicacions."))
    case .failedMore:
      language.text(
        en: "More replies could not be loaded.", de: "Weitere konnten nicht geladen werden.",
        ca: "No se n’han pogut carregar més.")
    case .open: language.text(en: "Open", de: "Öffnen", ca: "Obre")
    case .openHelp:
      language.text(en: "show a reply in full", de: "eine Antwort ganz zeigen", ca: "mostra una resposta sencera")
    case .more: language.text(en: "More", de: "Mehr laden", ca: "Carrega’n més")
    case .moreHelp:
      language.text(
        en: "show the next replies, and load more of them", de: "die nächsten Antworten zeigen und weitere laden",
        ca: "mostra les respostes següents i carrega’n més")
    case .allLoaded:
      language.text(
        en: "All replies have been loaded.", de: "Alle Antworten sind da.", ca: "Ja hi són totes les respostes.")
    case .alreadyLoading:
      language.text(
        en: "The replies are already being loaded.", de: "Die Antworten werden schon geladen.",
        ca: "Les respostes ja s’estan carregant.")
    case .retry: language.text(en: "Try again", de: "Erneut versuchen", ca: "Torna-ho a provar")
    case .retryHelp:
      language.text(
        en: "retry what has failed", de: "den Fehlschlag erneut versuchen",
        ca: "torna a provar el que ha fallat")
    case .nothingFailed:
      language.text(
        en: "Nothing has failed, so there is nothing to retry.",
        de: "Nichts ist fehlgeschlagen, also gibt es nichts zu wiederholen.",
        ca: "No ha fallat res; no cal tornar a provar res.")
    case .profile: language.text(en: "Profile", de: "Profil zeigen", ca: "Mostra el perfil")
    case .profileHelp:
      language.text(
        en: "show the user’s profile", de: "das Profil des Benutzers zeigen", ca: "mostra el perfil de l’usuari")
    case .author: language.text(en: "Author", de: "Autor zeigen", ca: "Mostra l’autor")
    case .authorHelp:
      language.text(
        en: "show the profile of a reply’s author", de: "das Profil des Autors einer Antwort zeigen",
        ca: "mostra el perfil de l’autor d’una resposta")
    case .replyTitle(let number, let count):
      language.text(
        en: "Reply \(number) of \(count)", de: "Antwort \(number) von \(count)", ca: "Resposta \(number) de \(count)")
    case .replyAlone: language.text(en: "Reply", de: "Antwort", ca: "Resposta")
    case .inReplyTo(let author, let written):
      language.text(
        en: "In reply to \(author), \(written):", de: "Als Antwort auf \(author), \(written):",
        ca: "En resposta a \(author), \(written):")
    case .postWarning(let warning):
      language.text(en: "Warning: \(warning)", de: "Warnung: \(warning)", ca: "Avís: \(warning)")
    case .edited(let time):
      language.text(en: "\(time), edited since", de: "\(time), seither bearbeitet", ca: "\(time), editada després")
    case .attachment(let kind): Self.name(of: kind, in: language)
    case .described(let kind, let description): "\(Self.name(of: kind, in: language)): \(description)"
    case .sensitive(let kind):
      language.text(
        en: "\(Self.name(of: kind, in: language)), hidden as sensitive",
        de: "\(Self.name(of: kind, in: language)), als heikel verborgen",
        ca: "\(Self.name(of: kind, in: language)): contingut delicat ocult")
    case .poll(let options):
      language.text(en: "Poll: \(options)", de: "Umfrage: \(options)", ca: "Enquesta: \(options)")
    case .closedPoll(let options):
      language.text(
        en: "Poll, closed: \(options)", de: "Umfrage, beendet: \(options)", ca: "Enquesta, tancada: \(options)")
    case .quoting(let author):
      language.text(en: "Quoting \(author):", de: "Zitiert \(author):", ca: "Cita \(author):")
    case .quoteWithheld:
      language.text(
        en: "Quotes a post that the server does not show.",
        de: "Zitiert wird ein Beitrag, den der Server nicht zeigt.",
        ca: "Cita una publicació que el servidor no mostra.")
    case .reveal: language.text(en: "Show hidden", de: "Verborgenes zeigen", ca: "Mostra l’ocult")
    case .revealHelp:
      language.text(
        en: "show what is hidden in this reply", de: "zeigen, was in dieser Antwort verborgen ist",
        ca: "mostra el que hi ha ocult en aquesta resposta")
    case .revealOriginal:
      language.text(en: "Show hidden original", de: "Verborgenes Original zeigen", ca: "Mostra l’original ocult")
    case .revealOriginalHelp:
      language.text(
        en: "show what is hidden in the original post",
        de: "zeigen, was im beantworteten Beitrag verborgen ist",
        ca: "mostra el que hi ha ocult a la publicació contestada")
    case .nothingHidden:
      language.text(
        en: "Nothing is hidden in this reply.", de: "In dieser Antwort ist nichts verborgen.",
        ca: "En aquesta resposta no hi ha res ocult.")
    case .nothingHiddenThere:
      language.text(
        en: "Nothing is hidden in the original post.", de: "Im beantworteten Beitrag ist nichts verborgen.",
        ca: "A la publicació contestada no hi ha res ocult.")
    case .textCut(let limit):
      language.text(
        en: "The text goes on: only its first \(limit) characters are shown.",
        de: "Der Text geht weiter: nur seine ersten \(limit) Zeichen stehen hier.",
        ca: "El text continua: només se’n mostren els primers \(limit) caràcters.")
    case .next: language.text(en: "Next", de: "Nächste", ca: "Següent")
    case .nextHelp: language.text(en: "the next reply", de: "die nächste Antwort", ca: "la resposta següent")
    case .lastReply:
      language.text(
        en: "This is the last reply.", de: "Das ist die letzte Antwort.", ca: "Aquesta és l’última resposta.")
    case .lastSoFar:
      language.text(
        en: "This is the last reply loaded so far. The list may have more.",
        de: "Das ist die letzte bisher geladene Antwort. Die Liste hat vielleicht mehr.",
        ca: "Aquesta és l’última resposta carregada fins ara. Potser la llista en té més.")
    case .previous: language.text(en: "Previous", de: "Vorige", ca: "Anterior")
    case .previousHelp: language.text(en: "the previous reply", de: "die vorige Antwort", ca: "la resposta anterior")
    case .firstReply:
      language.text(
        en: "This is the first reply.", de: "Das ist die erste Antwort.", ca: "Aquesta és la primera resposta.")
    case .openLink: language.text(en: "Link", de: "Link", ca: "Enllaç")
    case .openLinkHelp:
      language.text(
        en: "print or copy the first link in the reply", de: "den ersten Link der Antwort ausgeben oder kopieren",
        ca: "mostra o copia el primer enllaç de la resposta")
    case .link(let address): language.text(en: "Link: \(address)", de: "Link: \(address)", ca: "Enllaç: \(address)")
    case .noLink:
      language.text(
        en: "There is no link in this reply.", de: "In dieser Antwort ist kein Link.",
        ca: "En aquesta resposta no hi ha cap enllaç.")
    case .numberedLink(let number, let address): "\(Self.linkNumber(number).text(in: language)): \(address)"
    case .linkNumber(let number): language.text(en: "Link \(number)", de: "Link \(number)", ca: "Enllaç \(number)")
    case .linkNumberHelp(let number):
      language.text(
        en: "print or copy link \(number) in the reply", de: "Link \(number) der Antwort ausgeben oder kopieren",
        ca: "mostra o copia l’enllaç \(number) de la resposta")
    case .moved(let account):
      language.text(
        en: "This account has moved to \(account).", de: "Dieses Konto ist zu \(account) umgezogen.",
        ca: "Aquest compte s’ha traslladat a \(account).")
    case .picture(let description):
      language.text(en: "Picture: \(description)", de: "Bild: \(description)", ca: "Imatge: \(description)")
    case .posts: language.text(en: "Posts", de: "Beiträge", ca: "Publicacions")
    case .followers: language.text(en: "Followers", de: "Follower", ca: "Seguidors")
    case .following: language.text(en: "Following", de: "Folgt", ca: "Segueix")
    case .since: language.text(en: "Since", de: "Seit", ca: "Des del")
    case .unknown:
      language.text(
        en: "This server has no such account. Check the name, or add the host: user@host.",
        de: "Der Server kennt kein solches Konto. Den Namen prüfen oder den Host dazuschreiben: benutzer@host.",
        ca: "El servidor no coneix aquest compte. Reviseu el nom o afegiu-hi l’amfitrió: usuari@amfitrió.")
    case .gone:
      language.text(
        en: "This account was deleted or suspended. Look up another one.",
        de: "Dieses Konto wurde gelöscht oder gesperrt. Ein anderes suchen.",
        ca: "Aquest compte s’ha esborrat o suspès. Cerqueu-ne un altre.")
    case .closed:
      language.text(
        en: "This server only answers signed-in users.",
        de: "Dieser Server antwortet nur angemeldeten Benutzern.",
        ca: "Aquest servidor només respon a qui ha iniciat la sessió.")
    case .rateLimited:
      language.text(
        en: "The server has received too many requests. Wait a few minutes.",
        de: "Der Server hatte zu viele Anfragen. Einige Minuten warten.",
        ca: "El servidor ha rebut massa peticions. Espereu uns minuts.")
    case .rateLimitedUntil(let time):
      language.text(
        en: "The server has received too many requests. It will answer again after \(time).",
        de: "Der Server hatte zu viele Anfragen. Er antwortet wieder ab \(time).",
        ca: "El servidor ha rebut massa peticions. Tornarà a respondre després d’aquesta hora: \(time).")
    case .serverFailed(let status) where status < 500:
      language.text(
        en: "The server refused the request (status \(status)).",
        de: "Der Server lehnt die Anfrage ab (Status \(status)).",
        ca: "El servidor rebutja la petició (estat \(status)).")
    case .webPage(let status) where RepliesError.isTemporary(status):
      language.text(
        en: "The server sent a web page instead of an answer (status \(status)). The server may be back soon.",
        de: "Statt einer Antwort kam eine Webseite (Status \(status)). Vielleicht ist der Server bald zurück.",
        ca: "En lloc d’una resposta ha arribat una pàgina web (estat \(status)). Potser el servidor tornarà aviat.")
    case .webPage(let status):
      language.text(
        en: "The server sent a web page instead of an answer (status \(status)). Check the server’s address.",
        de: "Statt einer Antwort kam eine Webseite (Status \(status)). Die Adresse des Servers prüfen.",
        ca: "En lloc d’una resposta ha arribat una pàgina web (estat \(status)). Reviseu l’adreça del servidor.")
    case .otherInterface:
      language.text(
        en: "This does not seem to be a Mastodon server. Check the address.",
        de: "Das ist offenbar kein Mastodon-Server. Seine Adresse prüfen.",
        ca: "Això no sembla un servidor de Mastodon. Reviseu-ne l’adreça.")
    case .serverFailed(let status):
      language.text(
        en: "The server reported an error (status \(status)).",
        de: "Der Server hat einen Fehler gemeldet (Status \(status)).",
        ca: "El servidor ha fallat (estat \(status)).")
    case .unreachable(let failure): Self.text(failure, in: language)
    case .untrusted(let failure): Self.text(failure, in: language)
    case .timedOut:
      language.text(
        en: "The server took too long to answer.", de: "Der Server hat zu lange für eine Antwort gebraucht.",
        ca: "El servidor ha trigat massa a respondre.")
    case .tooLarge:
      language.text(
        en: "The answer of this server was too large, so it was discarded.",
        de: "Dieser Server hat eine zu große Antwort geschickt; sie wurde verworfen.",
        ca: "Aquest servidor ha enviat una resposta massa gran, que s’ha descartat.")
    case .unreadable:
      language.text(
        en: "The answer cannot be read. Check that this is a Mastodon server.",
        de: "Die Antwort ist nicht zu lesen. Prüfen, ob das ein Mastodon-Server ist.",
        ca: "La resposta no es pot llegir. Comproveu que és un servidor de Mastodon.")
    case .redirected:
      language.text(
        en: "This server redirects the request to an address that is not allowed. Check the server’s address.",
        de: "Dieser Server leitet die Anfrage an eine unzulässige Adresse um. Seine Adresse prüfen.",
        ca: "Aquest servidor redirigeix la petició a una adreça no permesa. Reviseu-ne l’adreça.")
    }
  }
}

extension RepliesText {
  private static func name(of kind: Attachment.Kind, in language: Language) -> Text {
    switch kind {
    case .picture: language.text(en: "Picture", de: "Bild", ca: "Imatge")
    case .animation: language.text(en: "Animation", de: "Animation", ca: "Animació")
    case .video: language.text(en: "Video", de: "Video", ca: "Vídeo")
    case .sound: language.text(en: "Sound", de: "Ton", ca: "So")
    case .other: language.text(en: "Attachment", de: "Anhang", ca: "Adjunt")
    }
  }
}

extension Text {
  package static func replies(_ text: RepliesText) -> Text { Text(text) }
}

import Localization
import Models

/// The texts of the groups app.
package enum GroupsText: TextTable {
  // Paths
  case path, groupPath, pickerPath, invitePath, renamePath
  // Overview
  case category(GroupCategory), noGroups(GroupCategory), onlyIn(GroupCategory), groupCount(Int)
  case firstGroups(Int), memberCount(Int)
  case open, openHelp, categoryHelp(GroupCategory), create, createHelp
  case accept, acceptHelp, decline, declineHelp, join, joinHelp
  case declineTitle, declineMessage(groups: [String]), leave, leaveHelp, leaveTitle, leaveMessage(groups: [String])
  case created(group: String), accepted(groups: [String]), declined(groups: [String])
  case joined(groups: [String]), left(groups: [String])
  // News
  case newsPath, newsTitle, newsHelp, noNews, newsCount(Int), unreadNews(Int), newNews
  case invitedTo(group: String, by: String?), invitationWithdrawn(group: String, by: String?)
  case addedTo(group: String, by: String?), removedFrom(group: String, by: String?)
  // Detail
  case group, people(members: Int, invited: Int, GroupCategory), you, dismiss, dismissHelp, invited
  case joinThisHelp, acceptThisHelp, declineThisHelp, leaveThisHelp, leaveOneTitle, leaveOneMessage(group: String)
  case leftToOthers(group: String), leftAndDeleted(group: String), groupDeleted, groupsDeleted([String])
  case onlyFrom(GroupCategory)
  case added(people: [String], to: String), personInvited(people: [String], to: String)
  case removed(people: [String], from: String), withdrawn(people: [String], from: String)
  case add, addHelp, invite, inviteHelp, remove, removeHelp
  case removeTitle, removeMessage(people: [String])
  case rename, renameHelp, renameTitle(group: String), renamed(group: String, to: String), name, save, saveHelp
  // People picker
  case pickerTitle, inviteTitle, filter, peopleCount(Int), firstPeople(Int), everyoneIsMember
  case noMatch(filter: String), notSearchedYet, pick, pickHelp
  case mark, markHelp, marked, peopleMarked([String]), pickMarked(Int), pickMarkedHelp
  // Errors
  case cameBack(person: String, group: String), changedSince, groupGone
  case isAlready(GroupCategory, person: String?, group: String), onlyMembers, onlyMembersOf(group: String)
  case nameBlank, nameNotOneLine, nameTooLong(limit: Int), nameUnchanged, personGone, renamedSince(to: String)
  case renamedMeanwhile(to: String)

  package func text(in language: Language) -> Text {
    switch self {
    case .path: language.text(en: "Groups overview", de: "Gruppenübersicht", ca: "Llista de grups")
    case .groupPath:
      language.text(en: "Group, by its id", de: "Gruppe, nach ihrer ID", ca: "Grup, pel seu identificador")
    case .pickerPath:
      language.text(en: "New member of the group", de: "Neues Mitglied der Gruppe", ca: "Membre nou del grup")
    case .invitePath:
      language.text(en: "Invitation to the group", de: "Einladung in die Gruppe", ca: "Invitació al grup")
    case .renamePath: language.text(en: "Name of the group", de: "Name der Gruppe", ca: "Nom del grup")
    case .category(.joined): language.text(en: "My groups", de: "Meine Gruppen", ca: "Els meus grups")
    case .category(.invited): language.text(en: "Invitations", de: "Einladungen", ca: "Invitacions")
    case .category(.suggested):
      language.text(en: "Suggested groups", de: "Vorschläge", ca: "Grups suggerits")
    case .noGroups(.joined):
      language.text(
        en: "You are not in any group. Create one, or look at the invitations and suggestions.",
        de: "Noch in keiner Gruppe. Eine anlegen oder Einladungen und Vorschläge ansehen.",
        ca: "Encara no sou a cap grup. Creeu-ne un o mireu les invitacions i els suggeriments.")
    case .noGroups(.invited): language.text(en: "No invitations.", de: "Keine Einladungen.", ca: "Cap invitació.")
    case .noGroups(.suggested): language.text(en: "No suggestions.", de: "Keine Vorschläge.", ca: "Cap suggeriment.")
    case .onlyIn(let category):
      language.text(
        en: "That only works in “\(.groups(.category(category)))”.",
        de: "Das geht nur in „\(.groups(.category(category)))“.",
        ca: "Això només es pot fer a «\(.groups(.category(category)))».")
    case .groupCount(let count):
      language.text(
        count, en: ("\(count) group", "\(count) groups"), de: ("\(count) Gruppe", "\(count) Gruppen"),
        ca: ("\(count) grup", "\(count) grups"))
    case .firstGroups(let count):
      language.text(
        en: "The first \(count) groups", de: "Die ersten \(count) Gruppen", ca: "Els primers \(count) grups")
    case .memberCount(let count):
      language.text(
        count, en: ("\(count) member", "\(count) members"), de: ("\(count) Mitglied", "\(count) Mitglieder"),
        ca: ("\(count) membre", "\(count) membres"))
    case .open: language.text(en: "Open", de: "Öffnen", ca: "Obre")
    case .openHelp: language.text(en: "show a group", de: "eine Gruppe zeigen", ca: "mostra un grup")
    case .categoryHelp(.joined):
      language.text(en: "show my groups", de: "meine Gruppen zeigen", ca: "mostra els meus grups")
    case .categoryHelp(.invited):
      language.text(en: "show the invitations", de: "die Einladungen zeigen", ca: "mostra les invitacions")
    case .categoryHelp(.suggested):
      language.text(en: "show the suggestions", de: "die Vorschläge zeigen", ca: "mostra els suggeriments")
    case .create: language.text(en: "Create", de: "Anlegen", ca: "Crea")
    case .createHelp: language.text(en: "create a group", de: "eine Gruppe anlegen", ca: "crea un grup")
    case .accept: language.text(en: "Accept", de: "Annehmen", ca: "Accepta")
    case .acceptHelp:
      language.text(en: "accept an invitation", de: "eine Einladung annehmen", ca: "accepta una invitació")
    case .decline: language.text(en: "Decline", de: "Ablehnen", ca: "Rebutja")
    case .declineHelp:
      language.text(en: "decline an invitation", de: "eine Einladung ablehnen", ca: "rebutja una invitació")
    case .join: language.text(en: "Join", de: "Beitreten", ca: "Entra-hi")
    case .joinHelp:
      language.text(
        en: "join a suggested group", de: "einer vorgeschlagenen Gruppe beitreten", ca: "entra en un grup suggerit")
    case .leave: language.text(en: "Leave", de: "Verlassen", ca: "Deixa")
    case .leaveHelp: language.text(en: "leave a group", de: "eine Gruppe verlassen", ca: "deixa un grup")
    case .declineTitle:
      language.text(en: "Decline invitations", de: "Einladungen ablehnen", ca: "Rebutja les invitacions")
    case .declineMessage(let groups):
      language.text(
        en: "Decline \(groups.count) invitations: \(language.list(groups))?",
        de: "\(groups.count) Einladungen ablehnen: \(language.list(groups))?",
        ca: "Voleu rebutjar \(groups.count) invitacions: \(language.list(groups))?")
    case .created(let group):
      language.text(en: "Created “\(group)”.", de: "„\(group)“ angelegt.", ca: "S’ha creat «\(group)».")
    case .accepted(let groups):
      language.text(
        groups.count,
        en: (
          "Accepted the invitation to \(language.list(groups)).",
          "Accepted the invitations to \(language.list(groups))."
        ),
        de: (
          "Einladung zu \(language.list(groups)) angenommen.", "Einladungen zu \(language.list(groups)) angenommen."
        ),
        ca: (
          "S’ha acceptat la invitació a \(language.list(groups)).",
          "S’han acceptat les invitacions a \(language.list(groups))."
        ))
    case .declined(let groups):
      language.text(
        groups.count,
        en: (
          "Declined the invitation to \(language.list(groups)).",
          "Declined the invitations to \(language.list(groups))."
        ),
        de: ("Einladung zu \(language.list(groups)) abgelehnt.", "Einladungen zu \(language.list(groups)) abgelehnt."),
        ca: (
          "S’ha rebutjat la invitació a \(language.list(groups)).",
          "S’han rebutjat les invitacions a \(language.list(groups))."
        ))
    case .joined(let groups):
      language.text(
        en: "Joined \(language.list(groups)).", de: "\(language.list(groups)) beigetreten.",
        ca: "Heu entrat a \(language.list(groups)).")
    case .left(let groups):
      language.text(
        en: "Left \(language.list(groups)).", de: "\(language.list(groups)) verlassen.",
        ca: "Heu deixat \(language.list(groups)).")
    case .added(let people, let group):
      language.text(
        people.count,
        en: ("Added \(people.joined()) to “\(group)”.", "Added \(language.list(people)) to “\(group)”."),
        de: (
          "\(people.joined()) zu „\(group)“ hinzugefügt.", "\(language.list(people)) zu „\(group)“ hinzugefügt."
        ),
        ca: ("S’ha afegit \(people.joined()) a «\(group)».", "S’han afegit \(language.list(people)) a «\(group)»."))
    case .personInvited(let people, let group):
      language.text(
        people.count,
        en: ("Invited \(people.joined()) to “\(group)”.", "Invited \(language.list(people)) to “\(group)”."),
        de: ("\(people.joined()) zu „\(group)“ eingeladen.", "\(language.list(people)) zu „\(group)“ eingeladen."),
        ca: (
          "S’ha convidat \(people.joined()) a «\(group)».", "S’han convidat \(language.list(people)) a «\(group)»."
        ))
    case .removed(let people, let group):
      language.text(
        people.count,
        en: ("Removed \(people.joined()) from “\(group)”.", "Removed \(language.list(people)) from “\(group)”."),
        de: ("\(people.joined()) aus „\(group)“ entfernt.", "\(language.list(people)) aus „\(group)“ entfernt."),
        ca: ("S’ha tret \(people.joined()) de «\(group)».", "S’han tret \(language.list(people)) de «\(group)»."))
    case .withdrawn(let people, let group):
      language.text(
        people.count,
        en: (
          "Withdrew the invitation for \(people.joined()) to “\(group)”.",
          "Withdrew the invitations for \(language.list(people)) to “\(group)”."
        ),
        de: (
          "Einladung von \(people.joined()) zu „\(group)“ zurückgezogen.",
          "Einladungen von \(language.list(people)) zu „\(group)“ zurückgezogen."
        ),
        ca: (
          "S’ha retirat la invitació de \(people.joined()) a «\(group)».",
          "S’han retirat les invitacions de \(language.list(people)) a «\(group)»."
        ))
    case .leaveTitle: language.text(en: "Leave groups", de: "Gruppen verlassen", ca: "Deixa els grups")
    case .leaveMessage(let groups):
      language.text(
        en: "Leave \(groups.count) groups: \(language.list(groups))?",
        de: "\(groups.count) Gruppen verlassen: \(language.list(groups))?",
        ca: "Voleu deixar \(groups.count) grups: \(language.list(groups))?")
    case .newsPath:
      language.text(en: "News from others", de: "Neuigkeiten von anderen", ca: "Novetats dels altres")
    case .newsTitle: language.text(en: "News", de: "Neuigkeiten", ca: "Novetats")
    case .newsHelp:
      language.text(
        en: "show the news from others", de: "Neuigkeiten von anderen zeigen", ca: "mostra les novetats dels altres")
    case .noNews:
      language.text(
        en: "Nobody has invited, added or removed you yet.",
        de: "Noch keine Neuigkeiten von anderen.",
        ca: "Encara ningú no us ha convidat, afegit ni tret.")
    case .newsCount(let count):
      language.text(
        count, en: ("\(count) piece of news", "\(count) pieces of news"),
        de: ("\(count) Neuigkeit", "\(count) Neuigkeiten"),
        ca: ("\(count) novetat", "\(count) novetats"))
    case .unreadNews(let count):
      language.text(en: "\(count) unread", de: "\(count) ungelesen", ca: "\(count) per llegir")
    case .newNews: language.text(en: "new", de: "neu", ca: "nova")
    case .invitedTo(let group, let inviter?):
      language.text(
        en: "\(inviter) has invited you to “\(group)”.", de: "Einladung von \(inviter) zu „\(group)“.",
        ca: "\(inviter) us ha convidat a «\(group)».")
    case .invitedTo(let group, nil):
      language.text(
        en: "You are invited to “\(group)”.", de: "Einladung zu „\(group)“.", ca: "Us han convidat a «\(group)».")
    case .invitationWithdrawn(let group, let person?):
      language.text(
        en: "\(person) has withdrawn your invitation to “\(group)”.",
        de: "\(person) hat die Einladung zu „\(group)“ zurückgezogen.",
        ca: "\(person) ha retirat la invitació que teníeu a «\(group)».")
    case .invitationWithdrawn(let group, nil):
      language.text(
        en: "Your invitation to “\(group)” has been withdrawn.",
        de: "Die Einladung zu „\(group)“ wurde zurückgezogen.",
        ca: "S’ha retirat la invitació que teníeu a «\(group)».")
    case .addedTo(let group, let person?):
      language.text(
        en: "\(person) has added you to “\(group)”.", de: "Jetzt Mitglied von „\(group)“, hinzugefügt von \(person).",
        ca: "\(person) us ha afegit a «\(group)».")
    case .addedTo(let group, nil):
      language.text(
        en: "You have been added to “\(group)”.", de: "Jetzt Mitglied von „\(group)“.",
        ca: "Us han afegit a «\(group)».")
    case .removedFrom(let group, let person?):
      language.text(
        en: "\(person) has removed you from “\(group)”.",
        de: "Nicht mehr Mitglied von „\(group)“, entfernt von \(person).", ca: "\(person) us ha tret de «\(group)».")
    case .removedFrom(let group, nil):
      language.text(
        en: "You have been removed from “\(group)”.", de: "Nicht mehr Mitglied von „\(group)“.",
        ca: "Us han tret de «\(group)».")
    case .group: language.text(en: "Group", de: "Gruppe", ca: "Grup")
    case .people(let members, 0, .joined):
      language.text(
        en: "\(.groups(.memberCount(members))) · you are a member",
        de: "\(.groups(.memberCount(members))) · selbst dabei", ca: "\(.groups(.memberCount(members))) · hi sou")
    case .people(let members, 0, _):
      language.text(
        en: "\(.groups(.memberCount(members))) · you are not a member",
        de: "\(.groups(.memberCount(members))) · selbst nicht dabei",
        ca: "\(.groups(.memberCount(members))) · no hi sou")
    case .people(let members, let invited, .joined):
      language.text(
        en: "\(.groups(.memberCount(members))) · \(invited) invited · you are a member",
        de: "\(.groups(.memberCount(members))) · \(invited) eingeladen · selbst dabei",
        ca: "\(.groups(.memberCount(members))) · convidats: \(invited) · hi sou")
    case .people(let members, let invited, .invited):
      language.text(
        en: "\(.groups(.memberCount(members))) · \(invited) invited · you are invited",
        de: "\(.groups(.memberCount(members))) · \(invited) eingeladen · selbst eingeladen",
        ca: "\(.groups(.memberCount(members))) · convidats: \(invited) · hi teniu una invitació")
    case .people(let members, let invited, .suggested):
      language.text(
        en: "\(.groups(.memberCount(members))) · \(invited) invited · you are not a member",
        de: "\(.groups(.memberCount(members))) · \(invited) eingeladen · selbst nicht dabei",
        ca: "\(.groups(.memberCount(members))) · convidats: \(invited) · no hi sou")
    case .you: language.text(en: "you", de: "ich", ca: "vós")
    case .joinThisHelp: language.text(en: "join the group", de: "der Gruppe beitreten", ca: "entra al grup")
    case .acceptThisHelp:
      language.text(en: "accept the invitation", de: "die Einladung annehmen", ca: "accepta la invitació")
    case .declineThisHelp:
      language.text(en: "decline the invitation", de: "die Einladung ablehnen", ca: "rebutja la invitació")
    case .leaveThisHelp: language.text(en: "leave the group", de: "die Gruppe verlassen", ca: "deixa el grup")
    case .leaveOneTitle: language.text(en: "Leave the group", de: "Gruppe verlassen", ca: "Deixa el grup")
    case .leaveOneMessage(let group):
      language.text(
        en: "This is your own row. Leave “\(group)”?", de: "Das ist die eigene Zeile. „\(group)“ verlassen?",
        ca: "Aquesta fila sou vós. Voleu deixar «\(group)»?")
    case .leftToOthers(let group):
      language.text(
        en: "You left “\(group)”. The group remains, because others are still in it.",
        de: "„\(group)“ verlassen. Die Gruppe bleibt, denn andere sind noch darin.",
        ca: "Heu deixat «\(group)». El grup continua, perquè hi ha altres persones.")
    case .leftAndDeleted(let group):
      language.text(
        en: "You left “\(group)”. The group was deleted, because nobody else was in it.",
        de: "„\(group)“ verlassen. Die Gruppe wurde gelöscht, denn sonst war niemand darin.",
        ca: "Heu deixat «\(group)». El grup s’ha esborrat, perquè no hi havia ningú més.")
    case .groupDeleted:
      language.text(
        en: "The group was deleted, because nobody else was in it.",
        de: "Die Gruppe wurde gelöscht, denn sonst war niemand darin.",
        ca: "El grup s’ha esborrat, perquè no hi havia ningú més.")
    case .groupsDeleted(let groups):
      language.text(
        groups.count,
        en: (
          "\(language.list(groups)) was deleted, because nobody else was in it.",
          "\(language.list(groups)) were deleted, because nobody else was in them."
        ),
        de: (
          "\(language.list(groups)) wurde gelöscht, denn sonst war niemand darin.",
          "\(language.list(groups)) wurden gelöscht, denn sonst war niemand darin."
        ),
        ca: (
          "S’ha esborrat \(language.list(groups)), perquè no hi havia ningú més.",
          "S’han esborrat \(language.list(groups)), perquè no hi havia ningú més."
        ))
    case .onlyFrom(.joined):
      language.text(
        en: "You are not a member of this group.", de: "Das können nur Mitglieder dieser Gruppe.",
        ca: "No sou membre d’aquest grup.")
    case .onlyFrom(.invited):
      language.text(
        en: "You are not invited to this group.", de: "Zu dieser Gruppe gibt es keine Einladung.",
        ca: "No teniu cap invitació a aquest grup.")
    case .onlyFrom(.suggested):
      language.text(
        en: "You are already in this group, or invited to it.", de: "Schon Mitglied dieser Gruppe oder eingeladen.",
        ca: "Ja sou en aquest grup o hi teniu una invitació.")
    case .invited: language.text(en: "invited", de: "eingeladen", ca: "amb invitació")
    case .dismiss: language.text(en: "Close", de: "Schließen", ca: "Tanca")
    case .dismissHelp:
      language.text(
        en: "go back, because the group no longer exists", de: "zurück, denn die Gruppe gibt es nicht mehr",
        ca: "torna enrere: el grup ja no hi és")
    case .add: language.text(en: "Add", de: "Hinzufügen", ca: "Afegeix")
    case .addHelp: language.text(en: "add a member", de: "ein Mitglied hinzufügen", ca: "afegeix un membre")
    case .remove: language.text(en: "Remove", de: "Entfernen", ca: "Treu")
    case .invite: language.text(en: "Invite", de: "Einladen", ca: "Convida")
    case .inviteHelp: language.text(en: "invite a person", de: "eine Person einladen", ca: "convida una persona")
    case .removeHelp:
      language.text(
        en: "remove a member or an invitation", de: "ein Mitglied oder eine Einladung entfernen",
        ca: "treu un membre o una invitació")
    case .removeTitle: language.text(en: "Remove people", de: "Personen entfernen", ca: "Treu persones")
    case .removeMessage(let people):
      language.text(
        en: "Remove \(people.count) people: \(language.list(people))?",
        de: "\(people.count) Personen entfernen: \(language.list(people))?",
        ca: "Voleu treure \(people.count) persones: \(language.list(people))?")
    case .rename: language.text(en: "Rename", de: "Umbenennen", ca: "Canvia el nom")
    case .renameHelp: language.text(en: "rename the group", de: "die Gruppe umbenennen", ca: "canvia el nom del grup")
    case .renameTitle(let group):
      language.text(en: "Rename “\(group)”", de: "„\(group)“ umbenennen", ca: "Canvia el nom de «\(group)»")
    case .renamed(let old, let new):
      language.text(
        en: "Renamed “\(old)” to “\(new)”.", de: "„\(old)“ in „\(new)“ umbenannt.",
        ca: "«\(old)» ara es diu «\(new)».")
    case .name: language.text(en: "Name", de: "Name", ca: "Nom")
    case .save: language.text(en: "Save", de: "Speichern", ca: "Desa")
    case .saveHelp: language.text(en: "save the name", de: "den Namen speichern", ca: "desa el nom")
    case .pickerTitle: language.text(en: "Add a member", de: "Mitglied hinzufügen", ca: "Afegeix un membre")
    case .inviteTitle: language.text(en: "Invite a person", de: "Person einladen", ca: "Convida una persona")
    case .filter: language.text(en: "Filter", de: "Filter", ca: "Filtre")
    case .peopleCount(let count):
      language.text(
        count, en: ("\(count) person", "\(count) people"), de: ("\(count) Person", "\(count) Personen"),
        ca: ("\(count) persona", "\(count) persones"))
    case .firstPeople(let count):
      language.text(
        en: "The first \(count) people", de: "Die ersten \(count) Personen", ca: "Les primeres \(count) persones")
    case .everyoneIsMember:
      language.text(
        en: "Everybody is already in this group, or invited to it.",
        de: "Alle sind schon in dieser Gruppe oder eingeladen.",
        ca: "Tothom ja és en aquest grup o hi té una invitació.")
    case .noMatch(let filter):
      language.text(
        en: "Nobody matches “\(filter)”.", de: "Niemand passt zu „\(filter)“.",
        ca: "Ningú no coincideix amb «\(filter)».")
    case .notSearchedYet:
      language.text(
        en: "The matching people have not been loaded yet.", de: "Die passenden Personen sind noch nicht geladen.",
        ca: "Les persones que coincideixen encara no s’han carregat.")
    case .pick: language.text(en: "Pick", de: "Auswählen", ca: "Tria")
    case .pickHelp: language.text(en: "pick a person", de: "eine Person auswählen", ca: "tria una persona")
    case .mark: language.text(en: "Mark", de: "Markieren", ca: "Marca")
    case .markHelp:
      language.text(
        en: "mark or unmark a person, to pick several at once",
        de: "eine Person markieren, um mehrere auf einmal auszuwählen, oder doch nicht",
        ca: "marca una persona, per triar-ne diverses alhora, o desmarca-la")
    case .marked: language.text(en: "marked", de: "markiert", ca: "marcat")
    case .peopleMarked(let people):
      language.text(
        en: "Marked: \(language.list(people))", de: "Markiert: \(language.list(people))",
        ca: "Marcats: \(language.list(people))")
    case .pickMarkedHelp:
      language.text(en: "pick all marked people", de: "alle Markierten auswählen", ca: "tria tots els marcats")
    case .pickMarked(let count):
      language.text(en: "Pick \(count)", de: "\(count) auswählen", ca: "Tria’n \(count)")
    case .cameBack(let person, let group):
      language.text(
        en: "\(person) left “\(group)” or was removed, and has come back since. Nothing was changed.",
        de: "\(person) war inzwischen nicht mehr in „\(group)“ und ist wieder da; nichts wurde geändert.",
        ca: "\(person) ha sortit de «\(group)» i hi ha tornat; no s’ha canviat res.")
    case .changedSince:
      language.text(
        en: "Somebody has changed the group in the meantime, so your command changed nothing.",
        de: "Die Gruppe wurde inzwischen anderswo geändert; hier wurde nichts geändert.",
        ca: "El grup s’ha canviat en un altre lloc; aquí no s’ha canviat res.")
    case .groupGone:
      language.text(
        en: "There is no such group, or it has been deleted.",
        de: "Diese Gruppe gibt es nicht oder nicht mehr.",
        ca: "Aquest grup no existeix o s’ha esborrat.")
    case .nameBlank:
      language.text(
        en: "A group needs a name.", de: "Eine Gruppe braucht einen Namen.", ca: "Un grup necessita un nom.")
    case .nameNotOneLine:
      language.text(
        en: "A group’s name must be one line, without control characters.",
        de: "Der Name einer Gruppe ist eine Zeile ohne Steuerzeichen.",
        ca: "El nom d’un grup és una sola línia, sense caràcters de control.")
    case .nameTooLong(let limit):
      language.text(
        en: "A group’s name can have at most \(limit) characters; choose a shorter one.",
        de: "Der Name einer Gruppe hat höchstens \(limit) Zeichen; einen kürzeren wählen.",
        ca: "El nom d’un grup té com a màxim \(limit) caràcters; trieu-ne un de més curt.")
    case .nameUnchanged:
      language.text(
        en: "The group already has this name.", de: "Die Gruppe heißt schon so.", ca: "El grup ja es diu així.")
    case .onlyMembers:
      language.text(
        en: "Only members can change a group.", de: "Nur Mitglieder können eine Gruppe ändern.",
        ca: "Només els membres poden canviar un grup.")
    case .onlyMembersOf(let group):
      language.text(
        en: "Only members can change “\(group)”; nothing was changed.",
        de: "Nur Mitglieder können „\(group)“ ändern; nichts wurde geändert.",
        ca: "Només els membres poden canviar «\(group)»; no s’ha canviat res.")
    case .isAlready(.joined, nil, let group):
      language.text(
        en: "You are already in “\(group)”. Nothing was changed.",
        de: "Schon Mitglied von „\(group)“; nichts wurde geändert.",
        ca: "Ja sou a «\(group)»; no s’ha canviat res.")
    case .isAlready(.invited, nil, let group):
      language.text(
        en: "You are invited to “\(group)”, but not a member. Nothing was changed.",
        de: "Eingeladen zu „\(group)“, aber nicht Mitglied; nichts wurde geändert.",
        ca: "Teniu una invitació a «\(group)», però no hi sou; no s’ha canviat res.")
    case .isAlready(.suggested, nil, let group):
      language.text(
        en: "You are no longer in “\(group)” or invited to it. Nothing was changed.",
        de: "Nicht mehr Mitglied von „\(group)“ und nicht eingeladen; nichts wurde geändert.",
        ca: "Ja no sou a «\(group)» ni hi teniu cap invitació; no s’ha canviat res.")
    case .isAlready(.joined, let person?, let group):
      language.text(
        en: "\(person) is already in “\(group)”. Nothing was changed.",
        de: "\(person) ist schon in „\(group)“; nichts wurde geändert.",
        ca: "\(person) ja és a «\(group)»; no s’ha canviat res.")
    case .isAlready(.invited, let person?, let group):
      language.text(
        en: "\(person) is invited to “\(group)”, but not a member. Nothing was changed.",
        de: "\(person) ist zu „\(group)“ eingeladen, aber nicht darin; nichts wurde geändert.",
        ca: "\(person) té una invitació a «\(group)», però no hi és; no s’ha canviat res.")
    case .isAlready(.suggested, let person?, let group):
      language.text(
        en: "\(person) is no longer in “\(group)” or invited to it. Nothing was changed.",
        de: "\(person) ist nicht mehr in „\(group)“ und nicht eingeladen; nichts wurde geändert.",
        ca: "\(person) ja no és a «\(group)» ni hi té cap invitació; no s’ha canviat res.")
    case .personGone:
      language.text(
        en: "This person no longer exists. Nothing was changed.",
        de: "Diese Person gibt es nicht mehr; nichts wurde geändert.",
        ca: "Aquesta persona ja no existeix; no s’ha canviat res.")
    case .renamedMeanwhile(let name):
      language.text(
        en: "In the meantime, somebody has renamed the group to “\(name)”.",
        de: "Inzwischen hat jemand die Gruppe in „\(name)“ umbenannt.",
        ca: "Mentrestant, algú ha canviat el nom del grup: ara es diu «\(name)».")
    case .renamedSince(let name):
      language.text(
        en: "The group has been renamed to “\(name)” elsewhere; nothing was changed here.",
        de: "Die Gruppe wurde anderswo in „\(name)“ umbenannt; hier wurde nichts geändert.",
        ca: "En un altre lloc, el grup ara es diu «\(name)»; aquí no s’ha canviat res.")
    }
  }
}

extension GroupsText {
  /// Returns the text of a piece of news.
  package static func news(_ news: News) -> GroupsText {
    let actor = news.actor?.fullName
    return switch news.kind {
    case .invited: .invitedTo(group: news.groupName, by: actor)
    case .withdrawn: .invitationWithdrawn(group: news.groupName, by: actor)
    case .added: .addedTo(group: news.groupName, by: actor)
    case .removed: .removedFrom(group: news.groupName, by: actor)
    }
  }

  /// Returns a text with the numbers of members and invited people, and the user's standing.
  package static func people(in group: Group, for me: User) -> GroupsText {
    let members = group.members.count
    return .people(
      members: members, invited: group.participants.count - members, group.category(for: me.id))
  }
}

extension Text {
  package static func groups(_ text: GroupsText) -> Text { Text(text) }
}

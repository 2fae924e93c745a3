package import Localization

/// The texts of the groups app.
nonisolated package enum GroupsText: TextTable {
  case joined, invited, suggested
  case groupCount, memberCount, peopleCount
  case noJoined, noInvited, noSuggested, noMembers, nobodyLeft, nobodyMatches
  case notHere
  case alreadyMember, groupGone, nameBlank, nameTooLong, notAMember, personGone
  case leaveTitle, leaveMessage, leaveConfirm, removeTitle, removeMessage, removeConfirm
  case group, pickerTitle, filter

  package var phrase: Phrase {
    switch self {
    case .joined: Phrase(en: "My groups", de: "Meine Gruppen", ca: "Els meus grups")
    case .invited: Phrase(en: "Invitations", de: "Einladungen", ca: "Invitacions")
    case .suggested: Phrase(en: "Suggested groups", de: "Vorgeschlagene Gruppen", ca: "Grups suggerits")
    case .groupCount:
      Phrase(en: "{count} group|{count} groups", de: "{count} Gruppe|{count} Gruppen", ca: "{count} grup|{count} grups")
    case .memberCount:
      Phrase(
        en: "{count} member|{count} members", de: "{count} Mitglied|{count} Mitglieder",
        ca: "{count} membre|{count} membres")
    case .peopleCount:
      Phrase(
        en: "{count} person|{count} people", de: "{count} Person|{count} Personen",
        ca: "{count} persona|{count} persones")
    case .noJoined:
      Phrase(
        en: "You are in no group yet. Create one, or look at the invitations and suggestions.",
        de: "Noch in keiner Gruppe. Eine anlegen oder Einladungen und Vorschläge ansehen.",
        ca: "Encara no sou a cap grup. Creeu-ne un o mireu les invitacions i els suggeriments.")
    case .noInvited: Phrase(en: "No invitations.", de: "Keine Einladungen.", ca: "Cap invitació.")
    case .noSuggested: Phrase(en: "No suggestions.", de: "Keine Vorschläge.", ca: "Cap suggeriment.")
    case .noMembers:
      Phrase(
        en: "Nobody is in this group yet. Add somebody.", de: "Noch niemand in dieser Gruppe. Jemanden hinzufügen.",
        ca: "Encara no hi ha ningú en aquest grup. Afegiu-hi algú.")
    case .nobodyLeft:
      Phrase(
        en: "Everybody is in this group already.", de: "Alle sind schon in dieser Gruppe.",
        ca: "Ja hi és tothom en aquest grup.")
    case .nobodyMatches:
      Phrase(
        en: "Nobody matches “{filter}”.", de: "Niemand passt zu „{filter}“.", ca: "Ningú no coincideix amb «{filter}».")
    case .notHere:
      Phrase(
        en: "That only works in “{title}”.", de: "Das geht nur in „{title}“.", ca: "Això només es pot fer a «{title}».")
    case .alreadyMember:
      Phrase(
        en: "This person is in the group already; nothing was changed.",
        de: "Diese Person ist schon in der Gruppe; nichts wurde geändert.",
        ca: "Aquesta persona ja és al grup; no s'ha canviat res.")
    case .groupGone:
      Phrase(
        en: "There is no such group, or no longer; nothing was changed. Go back to the groups.",
        de: "Diese Gruppe gibt es nicht oder nicht mehr; nichts wurde geändert. Zurück zu den Gruppen gehen.",
        ca: "Aquest grup no existeix, o ja no; no s'ha canviat res. Torneu als grups.")
    case .nameBlank:
      Phrase(
        en: "A group needs a name: create, then the name.",
        de: "Eine Gruppe braucht einen Namen: create, dann der Name.",
        ca: "Un grup necessita un nom: create i després el nom.")
    case .nameTooLong:
      Phrase(
        en: "A group's name has at most {limit} characters; choose a shorter one.",
        de: "Ein Gruppenname hat höchstens {limit} Zeichen; einen kürzeren wählen.",
        ca: "El nom d'un grup té com a màxim {limit} caràcters; trieu-ne un de més curt.")
    case .notAMember:
      Phrase(
        en: "This person is not in the group any more; nothing was changed.",
        de: "Diese Person ist nicht mehr in der Gruppe; nichts wurde geändert.",
        ca: "Aquesta persona ja no és al grup; no s'ha canviat res.")
    case .personGone:
      Phrase(
        en: "This person does not exist any more; nothing was changed.",
        de: "Diese Person gibt es nicht mehr; nichts wurde geändert.",
        ca: "Aquesta persona ja no existeix; no s'ha canviat res.")
    case .leaveTitle: Phrase(en: "Leave group", de: "Gruppe verlassen", ca: "Deixar el grup")
    case .leaveMessage:
      Phrase(
        en: "Leave “{group}”? The group and its list of members will be deleted.",
        de: "„{group}“ verlassen? Die Gruppe und ihre Mitgliederliste werden gelöscht.",
        ca: "Voleu deixar «{group}»? S'esborraran el grup i la seva llista de membres.")
    case .leaveConfirm: Phrase(en: "Leave", de: "Verlassen", ca: "Deixar")
    case .removeTitle: Phrase(en: "Remove member", de: "Mitglied entfernen", ca: "Treure un membre")
    case .removeMessage:
      Phrase(
        en: "Remove {person} from “{group}”?", de: "{person} aus „{group}“ entfernen?",
        ca: "Voleu treure {person} de «{group}»?")
    case .removeConfirm: Phrase(en: "Remove", de: "Entfernen", ca: "Treure")
    case .group: Phrase(en: "Group", de: "Gruppe", ca: "Grup")
    case .pickerTitle: Phrase(en: "Add a member", de: "Mitglied hinzufügen", ca: "Afegir un membre")
    case .filter: Phrase(en: "Filter", de: "Filter", ca: "Filtre")
    }
  }
}

package import Localization

/// What the commands of the groups app do, in words.
nonisolated package enum GroupsCommandText: TextTable {
  case open, joined, invited, suggested, create, accept, decline, join, leave
  case add, remove, pick

  package var phrase: Phrase {
    switch self {
    case .open: Phrase(en: "show a group", de: "eine Gruppe zeigen", ca: "mostra un grup")
    case .joined: Phrase(en: "show my groups", de: "meine Gruppen zeigen", ca: "mostra els meus grups")
    case .invited: Phrase(en: "show the invitations", de: "die Einladungen zeigen", ca: "mostra les invitacions")
    case .suggested: Phrase(en: "show the suggestions", de: "die Vorschläge zeigen", ca: "mostra els suggeriments")
    case .create: Phrase(en: "create a group", de: "eine Gruppe anlegen", ca: "crea un grup")
    case .accept: Phrase(en: "accept an invitation", de: "eine Einladung annehmen", ca: "accepta una invitació")
    case .decline: Phrase(en: "decline an invitation", de: "eine Einladung ablehnen", ca: "rebutja una invitació")
    case .join:
      Phrase(
        en: "join a suggested group", de: "einer vorgeschlagenen Gruppe beitreten", ca: "entra en un grup suggerit")
    case .leave: Phrase(en: "leave a group", de: "eine Gruppe verlassen", ca: "deixa un grup")
    case .add: Phrase(en: "add a member", de: "ein Mitglied hinzufügen", ca: "afegeix un membre")
    case .remove: Phrase(en: "remove a member", de: "ein Mitglied entfernen", ca: "treu un membre")
    case .pick: Phrase(en: "pick a person", de: "eine Person auswählen", ca: "tria una persona")
    }
  }
}

import Localization
import Models
import TextUI
import Texts

extension Participant {
  /// The row of a member or of somebody who is invited, as with the pattern.
  func row(for me: User) -> Row {
    let isMember = standing == .joined
    let words: [GroupsText] = (id == me.id ? [.you] : []) + (isMember ? [] : [.invited])
    return Row(
      id: id, text: Text(verbatim: person.fullName), details: words.map { .text(.groups($0)) },
      values: [
        "firstName": .text(person.firstName), "lastName": .text(person.lastName),
        "standing": .text(isMember ? "joined" : "invited"), "isMe": .flag(id == me.id),
      ])
  }
}

extension [Participant] {
  /// The facts of a group's summary: how the user is in it, as with the pattern.
  func values(for me: User) -> [String: RowValue] {
    isEmpty ? [:] : ["standing": .text(GroupCategory(first { $0.id == me.id }?.standing).rawValue)]
  }
}

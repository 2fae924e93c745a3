import Localization
import Models
import TextUI
import Texts

extension Participant {
  /// Returns the row of a member or an invited person, as in the MVVMC version.
  func row(for me: User) -> Row {
    let isMember = standing == .joined
    return Row(
      id: id, text: Text(verbatim: person.fullName),
      details: .joined(id == me.id ? .groups(.you) : nil, isMember ? nil : .groups(.invited)),
      values: [
        "firstName": .text(person.firstName), "lastName": .text(person.lastName),
        "standing": .text(isMember ? "joined" : "invited"), "isMe": .flag(id == me.id),
      ])
  }
}

extension [Participant] {
  /// Returns the values of a group's list, as in the MVVMC version: the user's standing.
  func values(for me: User) -> [String: RowValue] {
    isEmpty ? [:] : ["standing": .text(GroupCategory(first { $0.id == me.id }?.standing).rawValue)]
  }
}

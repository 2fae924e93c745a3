import Localization
import Models
import TextUI
import Texts

extension Participant {
  /// The row of a member or of an invited person, the same as in the MVVMC version.
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
  /// The values in a group's summary: the user's standing, the same as in the MVVMC version.
  func values(for me: User) -> [String: RowValue] {
    isEmpty ? [:] : ["standing": .text(GroupCategory(first { $0.id == me.id }?.standing).rawValue)]
  }
}

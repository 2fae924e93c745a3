import Localization
import Models
import TextUI
import Texts

extension Participant {
  /// The row of a member or of somebody who is invited, as with the pattern.
  var row: Row {
    let isMember = standing == .joined
    return Row(
      id: id, text: Text(verbatim: person.fullName), details: isMember ? [] : [.text(.groups(.invited))],
      values: [
        "firstName": .text(person.firstName), "lastName": .text(person.lastName),
        "standing": .text(isMember ? "joined" : "invited"),
      ])
  }
}

import Localization
import Models
import TextUI

extension User {
  /// The row of a member, as with the pattern.
  var memberRow: Row {
    Row(
      id: id, text: Text(verbatim: fullName),
      values: ["firstName": .text(firstName), "lastName": .text(lastName)])
  }
}

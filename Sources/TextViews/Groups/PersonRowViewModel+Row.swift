import Localization
import TextUI
import ViewModels

extension PersonRowViewModel {
  /// The row of a list: the person's name, and words and facts about the person.
  var row: Row {
    var values: [String: RowValue] = ["firstName": .text(firstName), "lastName": .text(lastName)]
    values["standing"] = standingName.map { .text($0) }
    values["account"] = account.map { .text($0) }
    values["isMe"] = isMe.map { .flag($0) }
    let details: [Detail] = .joined(account.map { Text(verbatim: $0) }, you, standing, mark)
    return Row(id: id, text: fullName, details: details, values: values)
  }
}

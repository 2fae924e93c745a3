import Localization
import TextUI
import ViewModels

extension PersonRowViewModel {
  /// The row with the person's name.
  var row: Row {
    var values: [String: RowValue] = ["firstName": .text(firstName), "lastName": .text(lastName)]
    values["standing"] = standingName.map { .text($0) }
    values["account"] = account.map { .text($0) }
    values["isMe"] = isMe.map { .flag($0) }
    // A single detail, because with several, the same word would be in a different column for each person.
    let words = [account.map { Text(verbatim: $0) }, you, standing, mark].compactMap(\.self)
    let detail = words.isEmpty ? nil : words.joined(separator: ", ")
    return Row(id: id, text: fullName, details: detail.map { [.text($0)] } ?? [], values: values)
  }
}

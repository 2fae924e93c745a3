import TextUI
import ViewModels

extension PersonRowViewModel {
  /// The row with the person's name.
  var row: Row {
    var values: [String: RowValue] = ["firstName": .text(firstName), "lastName": .text(lastName)]
    values["standing"] = standingName.map { .text($0) }
    return Row(id: id, text: fullName, details: standing.map { [.text($0)] } ?? [], values: values)
  }
}

import TextUI
import ViewModels

extension PersonRowViewModel {
  /// The row with the person's name.
  var row: Row { Row(id: id, text: fullName, values: ["firstName": .text(firstName), "lastName": .text(lastName)]) }
}

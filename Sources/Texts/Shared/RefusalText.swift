import Localization

/// The name of an item, and the reason why the item caused the refusal of several changes.
struct RefusalText: TextTable {
  let name: String
  let reason: Text

  /// The code of the reason, because the name of an item does not identify the problem.
  var code: String? { reason.code }

  func text(in language: Language) -> Text { "\(name): \(reason)" }
}

import Localization

/// The reason why several changes were refused, after the name of the item that caused it.
struct RefusalText: TextTable {
  let name: String
  let reason: Text

  /// The code of the reason, which is more specific than the name.
  var code: String? { reason.code }

  func text(in language: Language) -> Text { "\(name): \(reason)" }
}

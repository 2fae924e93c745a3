import Localization

/// Why several changes were refused: because of the one with this name.
struct RefusalText: TextTable {
  let name: String
  let reason: Text

  /// The code of the reason, which says more than the name.
  var code: String? { reason.code }

  func text(in language: Language) -> Text { "\(name): \(reason)" }
}

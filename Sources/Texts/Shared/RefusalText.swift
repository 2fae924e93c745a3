import Localization

/// Why several changes were refused: because of one, which has a name.
package enum RefusalText: TextTable {
  case named(String, Text)

  /// The reason says more than the name.
  package var code: String? {
    switch self {
    case .named(_, let reason): reason.code
    }
  }

  package func text(in language: Language) -> Text {
    switch self {
    case .named(let name, let reason): "\(name): \(reason)"
    }
  }
}

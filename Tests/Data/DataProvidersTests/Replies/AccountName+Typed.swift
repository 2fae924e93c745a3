import Models
import Testing

extension AccountName {
  /// Parses a name that must be valid.
  static func typed(_ text: String) throws -> AccountName {
    try #require(AccountName(text))
  }
}

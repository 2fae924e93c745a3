import Models
import Testing

extension AccountName {
  /// The name, which has to be one.
  static func typed(_ text: String) throws -> AccountName {
    try #require(AccountName(text))
  }
}

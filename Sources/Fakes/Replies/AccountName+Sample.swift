import Models

nonisolated extension AccountName {
  /// The name of ``Account/sample``.
  package static let sample = named("alice")
  /// The name of ``Account/sampleQuiet``.
  package static let sampleQuiet = named("quiet")

  /// Creates an account name from a valid text.
  package static func named(_ text: String) -> AccountName {
    guard let name = AccountName(text) else { preconditionFailure("\(text) is not an account name") }
    return name
  }
}

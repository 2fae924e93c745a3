package import Models

extension User {
  /// First and last name as a person reads them; without a stray blank where one of them is missing.
  nonisolated package var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

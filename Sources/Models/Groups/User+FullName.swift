extension User {
  /// First and last name, without a stray space if one of them is missing.
  package var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension User {
  /// Creates a person; the last name is what follows the first space of the full one.
  package init(id: String, fullName: String) {
    let name = fullName.trimmed
    let firstName = name.prefix { $0 != " " }
    self.init(id: id, firstName: String(firstName), lastName: String(name.dropFirst(firstName.count + 1)))
  }

  /// First and last name, without a stray space if one of them is missing.
  package var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

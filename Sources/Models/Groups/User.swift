/// A person who can be a member of any number of groups.
package struct User: Identifiable, Equatable, Sendable {
  package let id: String
  package let firstName: String
  package let lastName: String
  /// The account, which distinguishes people with the same name; nil if there is none.
  package let account: String?

  package init(id: String, firstName: String, lastName: String, account: String? = nil) {
    self.id = id
    self.firstName = firstName
    self.lastName = lastName
    self.account = account
  }

  /// Creates a person whose last name is everything after the first space of the full name.
  package init(id: String, name: PersonName, account: String? = nil) {
    let firstName = name.text.prefix { $0 != " " }
    let lastName = name.text.dropFirst(firstName.count + 1)
    self.init(id: id, firstName: String(firstName), lastName: String(lastName), account: account)
  }

  /// First and last name, without a stray space if one of them is missing.
  package var fullName: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Collection<User> {
  /// The ids of the people whose names look the same as somebody else's in this collection.
  package var namesakes: Set<User.ID> {
    let named = Dictionary(grouping: self) { $0.fullName.readingKey }
    return Set(named.values.filter { $0.count > 1 }.flatMap { $0.map(\.id) })
  }
}

/// The form of a path: of its parts, the one in capitals stands for what the user gives.
nonisolated package enum PathForm: String, CaseIterable, Sendable {
  case home = ""
  case dice
  case matches
  case matchSettings = "matches/settings"
  case books
  case addBook = "books/add"
  case book = "books/ID"
  case groups
  case group = "groups/ID"
  case addMember = "groups/ID/add"
  case renameGroup = "groups/ID/rename"
  case replies
  case repliesTo = "replies/@USER"

  /// The parts of the path.
  package var parts: [Substring] { rawValue.split(separator: "/", omittingEmptySubsequences: false) }

  /// Finds the form of a path, and what the user gives in it: nothing if the form has no part in capitals.
  ///
  /// - Returns: nil if no form is that of the path.
  static func found(in path: String) -> (form: PathForm, given: String)? {
    let given = path.split(separator: "/", omittingEmptySubsequences: false).dropLast(path.hasSuffix("/") ? 1 : 0)
    for form in allCases where form.parts.count == given.count {
      let pairs = zip(form.parts, given).filter { $0 != $1 }
      if pairs.isEmpty { return (form, "") }
      if pairs.count == 1, form.isGiven(pairs[0].0), !pairs[0].1.isEmpty { return (form, String(pairs[0].1)) }
    }
    return nil
  }

  private func isGiven(_ part: Substring) -> Bool { part.contains(where: \.isUppercase) }
}

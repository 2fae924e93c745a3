package import Models

extension Account {
  /// What the account calls itself; where that is blank, its account name.
  nonisolated package var fullName: String {
    displayName.allSatisfy(\.isWhitespace) ? accountName : displayName.onOneLine
  }

  /// How the account is addressed.
  nonisolated package var accountName: String { "@\(name)" }
}

extension String {
  /// This text with each line break, and the blanks around it, turned into one blank.
  nonisolated var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// The lines of this text that are not blank.
  nonisolated var paragraphs: [String] {
    split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
  }
}

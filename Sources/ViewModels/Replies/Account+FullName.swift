package import Models

extension Account {
  /// What the account calls itself; where that is blank, its account name.
  nonisolated package var fullName: String {
    let name = displayName.onOneLine
    return name.isEmpty ? accountName : name.shortened(to: 100)
  }

  /// How the account is addressed.
  nonisolated package var accountName: String { "@\(name.shortened(to: 300))" }
}

extension String {
  /// This text with each line break, and the blanks around it, turned into one blank.
  nonisolated var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// This text, if it has at most `limit` scalars; otherwise so many of them, and "…".
  ///
  /// Characters are no measure, as one of them may be of any size.
  nonisolated func shortened(to limit: Int) -> String {
    start(of: limit).map { $0 + "…" } ?? self
  }

  /// The first `limit` scalars of this text; nil if it has no more than that.
  nonisolated func start(of limit: Int) -> String? {
    guard let end = unicodeScalars.index(startIndex, offsetBy: limit, limitedBy: endIndex), end != endIndex else {
      return nil
    }
    return String(unicodeScalars[..<end])
  }

  /// The lines of this text that are not blank.
  nonisolated var paragraphs: [String] {
    split(whereSeparator: \.isNewline).filter { !$0.allSatisfy(\.isWhitespace) }.map(String.init)
  }
}

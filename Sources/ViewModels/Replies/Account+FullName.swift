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

  /// The lines of this text; runs of blank ones become one, and none are at its ends.
  nonisolated var paragraphs: [String] {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    return lines.reduce(into: []) { kept, line in
      let isBlank = line.allSatisfy(\.isWhitespace)
      if !isBlank {
        kept.append(line)
      } else if kept.last?.isEmpty == false {
        kept.append("")
      }
    }.trimmingLastBlank
  }
}

extension [String] {
  nonisolated fileprivate var trimmingLastBlank: [String] {
    last?.isEmpty == true ? Array(dropLast()) : self
  }
}

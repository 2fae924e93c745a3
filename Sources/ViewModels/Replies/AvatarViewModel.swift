import Models

/// An account's avatar as data; the view decides how to draw it.
///
/// It is created from the account alone, so it needs no request and cannot fail. The service's picture is not fetched, because
/// a terminal could not show it.
nonisolated package struct AvatarViewModel: Equatable, Sendable {
  /// The number of colours.
  package static let colorCount = 6

  /// One or two letters or digits for the account; `?` if its names contain none.
  package let initials: String
  /// An index below ``colorCount``, always the same for an account.
  package let colorIndex: Int
  /// The description of the service's picture, if there is one.
  package let description: String?

  init(_ account: Account) {
    let words = account.displayName.split(whereSeparator: \.isWhitespace).compactMap(Self.initial)
    let letters = words.isEmpty ? [Self.initial(of: account.name[...]) ?? "?"] : words
    initials = letters.count > 1 ? letters[0] + letters[letters.count - 1] : letters[0]
    // Use FNV-1a, because the standard library's hash differs from run to run.
    let hash = account.id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    colorIndex = Int(hash % UInt32(Self.colorCount))
    description = account.avatarDescription
  }

  /// Returns the first letter or digit of a word as a capital.
  ///
  /// Only one scalar is used, because a character can be arbitrarily long.
  private static func initial(of word: Substring) -> String? {
    let scalar = word.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return scalar?.properties.titlecaseMapping
  }
}

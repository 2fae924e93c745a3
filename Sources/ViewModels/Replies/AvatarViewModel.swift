import Models

/// An account's picture as data: how it is drawn is the view's affair.
///
/// It is made of what is there without another request, so it never fails; the picture that the service keeps is not
/// fetched, as a terminal could not show it.
///
/// Made by the view models of whoever shows an account.
///
/// Seed 003.
nonisolated package struct AvatarViewModel: Equatable, Sendable {
  /// How many colours there are to choose from.
  package static let colorCount = 6

  /// One or two letters that stand for the account.
  package let initials: String
  /// The same for the same account every time, from 0 to below ``colorCount``.
  package let colorIndex: Int
  /// What the service's picture shows, in words; nil if nobody has said so.
  package let description: String?

  init(_ account: Account) {
    let words = account.displayName.split(whereSeparator: \.isWhitespace).compactMap(Self.initial)
    let letters = words.isEmpty ? [Self.initial(of: account.name[...]) ?? "?"] : words
    initials = letters.count > 1 ? letters[0] + letters[letters.count - 1] : letters[0]
    // FNV-1a: the hash of the standard library is another one in every run.
    let hash = account.id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    colorIndex = Int(hash % UInt32(Self.colorCount))
    description = account.avatarDescription
  }

  /// The first letter or digit of a word, as a capital: a scalar, as a character may be of any size.
  private static func initial(of word: Substring) -> String? {
    let scalar = word.unicodeScalars.first { $0.properties.isAlphabetic || $0.properties.numericType != nil }
    return scalar?.properties.titlecaseMapping
  }
}

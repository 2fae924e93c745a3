import Localization

/// A word of the command line, or the value of a variable, as messages quote it.
///
/// An address in the wrong place may have a password in it. A word is therefore cut after its first `:` or `=`, and before the
/// user in `user@host`. A very long word is cut, too. ``UsageError`` contains only such words.
nonisolated package struct QuotedWord: Hashable {
  /// The maximum length in characters.
  private static let limit = 400

  let text: String
  /// Whether ``text`` is the whole word.
  let isWhole: Bool

  package init(_ word: String) {
    var kept = word[...]
    // In an address, `:` and `=` may be percent-encoded.
    if let sign = kept.firstRange(of: /[:=]|%3[ad]/.ignoresCase()) { kept = kept[..<sign.upperBound] }
    // A name such as `@alice@server.example` has no password.
    if let user = kept.firstMatch(of: /(^|\/)[^\/@]+@/) { kept = kept[..<user.1.endIndex] }
    kept = kept.prefix(Self.limit)
    isWhole = kept.endIndex == word.endIndex
    text = isWhole ? word : "\(kept)…"
  }
}

nonisolated extension QuotedWord: ExpressibleByStringLiteral {
  package init(stringLiteral word: String) { self.init(word) }
}

nonisolated extension Text.StringInterpolation {
  mutating func appendInterpolation(_ word: QuotedWord) { appendInterpolation(word.text) }
}

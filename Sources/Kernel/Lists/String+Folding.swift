import struct Foundation.Locale

extension String {
  /// The searchable form: lower case, without accents, in plain Latin letters where possible.
  ///
  /// `lukasz` is therefore found in `Łukasz`, `strasse` in `Straße`, and `obrien` in `O'Brien`: apostrophes, and
  /// control characters other than whitespace, are left out.
  package var folded: String {
    // Most text is ASCII, where lowercasing is enough and faster.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased().plain }
    let folded = folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded.plain }
    // ICU's transform `Latin-ASCII` covers more letters, but it reads the locale of the process, and some locales make it
    // crash.
    let latin = folded.unicodeScalars.reduce(into: "") { $0 += Self.latin[$1] ?? String($1) }
    return latin.lowercased().plain
  }

  /// Replacements for lower-case letters without a removable accent, and for typographic signs.
  private static let latin: [Unicode.Scalar: String] = {
    let plain: KeyValuePairs = [
      "a": "ⱥ", "ae": "æ", "b": "ƀƃɓ", "c": "ƈȼ", "d": "đðɖɗ", "dz": "ǆǳ", "e": "ɇɛ", "f": "ƒ", "g": "ǥɠ", "h": "ħ",
      "i": "ıɨ", "ij": "ĳ", "j": "ɉ", "k": "ƙ", "l": "łŀƚ", "lj": "ǉ", "n": "ŋɲ", "nj": "ǌ", "o": "ø", "oe": "œ",
      "p": "ƥ", "q": "ĸ", "r": "ɍ", "t": "ŧƭʈⱦ", "th": "þ", "u": "ʉ", "v": "ʋ", "y": "ƴɏ", "z": "ƶ", "'": "‘’‛ʻʼʽʹ′",
      "\"": "“”„«»″", "-": "‐‑–—−", "...": "…", " ": "\u{A0}",
    ]
    return plain.reduce(into: [:]) { latin, group in
      for scalar in group.value.unicodeScalars { latin[scalar] = group.key }
    }
  }()

  private var plain: String {
    // Whitespace stays.
    guard utf8.contains(where: { $0 < 0x20 && !(0x09...0x0D ~= $0) || $0 == 0x27 }) else { return self }
    return String(unicodeScalars.filter { $0.value >= 0x20 && $0 != "'" || $0.properties.isWhitespace })
  }
}

import struct Foundation.Locale
import struct Foundation.StringTransform

extension String {
  /// The text for comparing: in small letters, without accents, and in plain Latin letters where possible.
  ///
  /// So `lukasz` is found in `Łukasz`, `strasse` in `Straße`, and `obrien` in `O'Brien`: apostrophes are left out, and control
  /// characters other than white space.
  package var folded: String {
    // Most text is ASCII, where lowercasing is enough and faster.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased().plain }
    let folded = folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded.plain }
    // Some letters have no accent that could be taken away: ı, ł, ø, đ, ß.
    let latin = folded.applyingTransform(StringTransform("Latin-ASCII"), reverse: false) ?? folded
    return latin.lowercased().plain
  }

  private var plain: String {
    guard utf8.contains(where: { $0 < 0x20 || $0 == 0x27 }) else { return self }
    return String(unicodeScalars.filter { $0.value >= 0x20 && $0 != "'" || $0.properties.isWhitespace })
  }
}

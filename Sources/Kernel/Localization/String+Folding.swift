import struct Foundation.Locale
import struct Foundation.StringTransform

extension String {
  /// The text for comparing: in small letters, without accents, and in plain Latin letters where possible.
  ///
  /// So `lukasz` is found in `Łukasz`, and `strasse` in `Straße`. Control characters other than white space are left out.
  package var folded: String {
    // Most text is ASCII, where lowercasing is enough and faster.
    if utf8.allSatisfy({ $0 < 0x80 }) { return lowercased().withoutControls }
    let folded = folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    if folded.utf8.allSatisfy({ $0 < 0x80 }) { return folded.withoutControls }
    // Some letters have no accent that could be taken away: ı, ł, ø, đ, ß.
    let plain = folded.applyingTransform(StringTransform("Latin-ASCII"), reverse: false) ?? folded
    return plain.lowercased().withoutControls
  }

  private var withoutControls: String {
    guard utf8.contains(where: { $0 < 0x20 }) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 || $0.properties.isWhitespace }))
  }
}

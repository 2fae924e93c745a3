import CWidth
import Foundation

/// The width of characters, in columns of a terminal.
///
/// The width comes from the C library, because a table in the program would become outdated.
nonisolated enum DisplayWidth {
  /// Whether the locale could be set; the C library starts in a locale that supports only ASCII.
  private static let hasLocale = setlocale(LC_CTYPE, "C.UTF-8") != nil

  /// Returns 0 for a mark that joins another character, 2 for a wide character, otherwise 1.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    // Terminals draw one box or question mark for a character that is unknown to the library.
    guard hasLocale, let wide = wchar_t(exactly: scalar.value) else { return 1 }
    let width = wcwidth(wide)
    return width < 0 ? 1 : Int(width)
  }
}

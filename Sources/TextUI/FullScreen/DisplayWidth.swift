import CWidth
import Foundation

/// How many columns of a terminal a character takes.
///
/// The C library knows; a table of our own would age.
nonisolated enum DisplayWidth {
  /// The C library measures by the process's locale, and starts in one that knows ASCII only.
  private static let hasLocale = setlocale(LC_CTYPE, "C.UTF-8") != nil

  /// 0 for a mark that joins the character before it, 2 for a wide character, otherwise 1.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.isASCII { return 1 }
    // What the library does not know is drawn as one box or question mark.
    guard hasLocale, let wide = wchar_t(exactly: scalar.value) else { return 1 }
    let width = wcwidth(wide)
    return width < 0 ? 1 : Int(width)
  }
}

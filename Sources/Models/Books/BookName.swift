import Foundation

/// A name that a book may have: without blanks around it, 1 to ``limit`` characters.
///
/// No two books may have names with the same ``key``.
package struct BookName: Equatable, Sendable {
  /// Why a typed name will not do.
  package typealias Invalid = InvalidName

  /// The longest name, in characters as a person counts them.
  package static let limit = 100

  /// As it was typed, but for the blanks around it.
  package let text: String

  /// What it is compared by.
  package var key: String { Self.key(of: text) }

  /// The name that somebody typed, trimmed.
  ///
  /// - Throws: `Invalid` if nothing or too much is left.
  package init(_ typed: String) throws(Invalid) {
    text = try typed.trimmedName(limit: Self.limit)
  }

  /// What a name is compared by: without regard to case, in any script, without what nobody sees, and with every accent
  /// written in one way.
  ///
  /// The same letter can be one code point or a base and a mark. Swift takes both for equal, but a database compares
  /// bytes; so a key has only the first form (NFC).
  package static func key(of name: String) -> String {
    // What most names are takes a shorter way to the same end.
    guard !name.utf8.allSatisfy({ $0 < 0x80 }) else { return name.lowercased() }
    var seen = String.UnicodeScalarView()
    seen.append(contentsOf: name.unicodeScalars.lazy.filter { !$0.properties.isDefaultIgnorableCodePoint })
    return String(seen).folding(options: .caseInsensitive, locale: nil).precomposedStringWithCanonicalMapping
  }
}

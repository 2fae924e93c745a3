/// The name used to look up an account: `user` for a local account, otherwise `user@host`.
package struct AccountName: Hashable, Sendable {
  /// The name without the leading `@`, in lower case because names are not case-sensitive.
  package let text: String

  /// Parses a typed name: `user`, `@user`, `user@host` or `@user@host`.
  ///
  /// Surrounding whitespace is ignored.
  ///
  /// Runs in time linear in the length of the text.
  ///
  /// - Throws: `InvalidAccountName` if the text has none of these forms.
  package init(checking typed: String) throws(InvalidAccountName) {
    let start = typed.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { throw .blank }
    var name = start[...end].utf8
    if name.first == UInt8(ascii: "@") { name.removeFirst() }
    guard !name.isEmpty else { throw .blank }
    let parts = name.split(separator: UInt8(ascii: "@"), maxSplits: 1, omittingEmptySubsequences: false)
    guard Self.isUser(parts[0]) else { throw .user }
    guard parts.dropFirst().allSatisfy(Self.isHost) else { throw .host }
    text = String(decoding: name.map(Self.lowercased), as: UTF8.self)
  }

  /// Parses a typed name as ``init(checking:)`` does, but returns nil instead of an error.
  package init?(_ typed: String) {
    guard let name = try? Self(checking: typed) else { return nil }
    self = name
  }

  /// Returns whether a name is valid.
  ///
  /// It may have letters, digits, underscores and, except at either end, dots and hyphens.
  private static func isUser(_ name: Substring.UTF8View) -> Bool {
    guard let first = name.first, let last = name.last, isWord(first), isWord(last) else { return false }
    return name.allSatisfy { isWord($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
  }

  /// Returns whether a host consists of labels separated by dots, with an optional port.
  private static func isHost(_ host: Substring.UTF8View) -> Bool {
    let parts = host.split(separator: UInt8(ascii: ":"), maxSplits: 1, omittingEmptySubsequences: false)
    let labels = parts[0].split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.allSatisfy(isLabel)
      && parts.dropFirst().allSatisfy { (1...5).contains($0.count) && $0.allSatisfy(isDigit) }
  }

  private static func isLabel(_ label: Substring.UTF8View) -> Bool {
    guard let first = label.first, let last = label.last, isAlphanumeric(first), isAlphanumeric(last) else {
      return false
    }
    return label.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
  }

  // ASCII only: Unicode case mapping would turn other characters, such as the Kelvin sign, into letters.

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isWord(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte == UInt8(ascii: "_") }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// Why a typed account name is invalid.
package enum InvalidAccountName: Error, Equatable, Sendable {
  case blank
  /// The part before the host has characters that no account name has, or is missing.
  case user
  /// The part after the `@` is not the name of a host.
  case host
}

/// The name that an account is looked up by: `user` on the server's own host, or `user@host`.
///
/// Seed 003.
package struct AccountName: Hashable, Sendable {
  /// Without the leading `@`, in lower case: case does not tell accounts apart.
  package let text: String

  /// The account name that somebody has typed: `user`, `@user`, `user@host` or `@user@host`, outer blanks aside.
  ///
  /// It takes time in proportion to the length of the text, whatever that is.
  ///
  /// - Returns: nil if the text is not of one of these forms.
  package init?(_ typed: String) {
    let start = typed.drop(while: \.isWhitespace)
    guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    var name = start[...end].utf8
    if name.first == UInt8(ascii: "@") { name.removeFirst() }
    let parts = name.split(separator: UInt8(ascii: "@"), maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count <= 2, Self.isUser(parts[0]), parts.dropFirst().allSatisfy(Self.isHost) else { return nil }
    text = String(decoding: name.map(Self.lowercased), as: UTF8.self)
  }

  /// Words of letters, digits and underscores, with dots and hyphens between them but not around them.
  private static func isUser(_ name: Substring.UTF8View) -> Bool {
    guard let first = name.first, let last = name.last, isWord(first), isWord(last) else { return false }
    return name.allSatisfy { isWord($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
  }

  /// Labels with single dots between them, and perhaps a port.
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

  // ASCII only: the case mapping of Unicode would make letters of what is none, such as the Kelvin sign.

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }

  private static func isWord(_ byte: UInt8) -> Bool { isAlphanumeric(byte) || byte == UInt8(ascii: "_") }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercased(byte))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}

/// A link to a web address, with the words that have been read so far.
struct HTMLLink {
  /// The maximum number of bytes in an address.
  private static let longest = 2000

  /// The target: an address with the scheme `http` or `https`, and with an ASCII path.
  let address: String
  /// The words that browsers show.
  var shown: [UInt8] = []
  /// All words, including the parts of a long address that the service hides.
  var all: [UInt8] = []

  /// Begins a link; nil if the target is not a web address.
  ///
  /// An address with a space or a control character is not a web address. Non-ASCII letters are percent-encoded in a path, as
  /// in browsers. In the host they are kept, so that the host is not mistaken for a different one.
  init?(href: String) {
    let href = href.utf8.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
    let text = String(decoding: href, as: UTF8.self)
    guard text.utf8.count <= Self.longest, let mark = text.firstRange(of: "://"),
      ["http", "https"].contains(text[..<mark.lowerBound].lowercased())
    else { return nil }
    let rest = text[mark.upperBound...].utf8
    guard !rest.isEmpty, rest.allSatisfy({ $0 > 0x20 && $0 != 0x7F }) else { return nil }
    let host = rest.prefix { !"/?#".utf8.contains($0) }
    address =
      text[..<mark.lowerBound].lowercased() + "://" + String(decoding: host, as: UTF8.self)
      + rest[host.endIndex...].map(Self.encoded).joined()
  }

  /// The text that replaces the link.
  ///
  /// If all words together are the address, or if no words are shown, this is the address. Otherwise, it consists of the shown
  /// words and the address.
  var text: String {
    let words = String(decoding: shown, as: UTF8.self)
    let isAddress = Self.core(of: String(decoding: all, as: UTF8.self)) == Self.core(of: address)
    guard !isAddress, let last = words.lastIndex(where: { !$0.isWhitespace }) else { return address }
    let end = words.index(after: last)
    return "\(words[..<end]) (\(address))\(words[end...])"
  }

  /// Returns an address without its scheme, `www.` and final slash, because people omit these.
  private static func core(of text: String) -> Substring {
    var core = text.lowercased()[...].drop(while: \.isWhitespace)
    for start in ["https://", "http://", "www."] where core.hasPrefix(start) { core = core.dropFirst(start.count) }
    while let last = core.last, last.isWhitespace || last == "/" { core.removeLast() }
    return core
  }

  private static func encoded(_ byte: UInt8) -> String {
    byte < 0x80 ? String(UnicodeScalar(byte)) : "%" + String(byte, radix: 16, uppercase: true)
  }
}

/// A link to a web address, while its words are read.
struct HTMLLink {
  /// The maximum number of bytes in an address.
  private static let longest = 2000

  /// The target: an address of the scheme `http` or `https`, in which the path is ASCII.
  let address: String
  /// The words that browsers show.
  var shown: [UInt8] = []
  /// All words, including the parts of a long address that the service hides.
  var all: [UInt8] = []

  /// Begins a link, unless it leads elsewhere than to the web.
  ///
  /// An address with a blank or a control character is not a web address. Letters of other scripts are encoded in a path
  /// as browsers do. In the host they stay, so that the address is not taken for one with other letters.
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

  /// The text in place of the link: the address if the words are the address or a part of it, otherwise the
  /// words and where they lead.
  var text: String {
    let words = String(decoding: shown, as: UTF8.self)
    let isAddress = Self.core(of: String(decoding: all, as: UTF8.self)) == Self.core(of: address)
    guard !isAddress, let last = words.lastIndex(where: { !$0.isWhitespace }) else { return address }
    let end = words.index(after: last)
    return "\(words[..<end]) (\(address))\(words[end...])"
  }

  /// Returns an address without its scheme, `www.` and a slash at its end, which people leave out.
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

#if PostgreSQL
  /// Text as it is in the database, which has no NUL in it: the control character SUB begins what stands for one.
  enum PostgreSQLText {
    private static let escape: UInt8 = 0x1A
    private static let escaped: [UInt8: UInt8] = [0: UInt8(ascii: "0"), escape: UInt8(ascii: "1")]

    static func encoded(_ text: String) -> String {
      guard text.utf8.contains(where: { escaped[$0] != nil }) else { return text }
      return String(decoding: text.utf8.flatMap { escaped[$0].map { [escape, $0] } ?? [$0] }, as: UTF8.self)
    }

    static func decoded(_ bytes: some Collection<UInt8>) -> String {
      guard bytes.contains(escape) else { return String(decoding: bytes, as: UTF8.self) }
      var decoded: [UInt8] = []
      var isEscaped = false
      for byte in bytes {
        if isEscaped, let original = escaped.first(where: { $0.value == byte })?.key {
          decoded[decoded.count - 1] = original
          isEscaped = false
        } else {
          decoded.append(byte)
          isEscaped = byte == escape
        }
      }
      return String(decoding: decoded, as: UTF8.self)
    }
  }
#endif

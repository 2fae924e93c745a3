#if PostgreSQL
  import DataProviders

  /// The form in which text is stored in the database, which cannot hold a NUL.
  ///
  /// The control character SUB begins an escape: SUB and 0 stand for a NUL, SUB and 1 for a SUB.
  enum PostgreSQLText {
    private static let sub: [UInt8] = [0x1A]
    private static let escapedSub: [UInt8] = [0x1A, 0x31]
    private static let escapedNUL: [UInt8] = [0x1A, 0x30]

    static func encoded(_ text: String) -> String {
      guard text.utf8.contains(where: { $0 == 0 || $0 == 0x1A }) else { return text }
      let bytes = Array(text.utf8).replacing(sub, with: escapedSub).replacing([0], with: escapedNUL)
      return String(decoding: bytes, as: UTF8.self)
    }

    static func decoded(_ bytes: some Collection<UInt8>) -> String {
      guard bytes.contains(0x1A) else { return String(decoding: bytes, as: UTF8.self) }
      let decoded = Array(bytes).replacing(escapedNUL, with: [0]).replacing(escapedSub, with: sub)
      return String(decoding: decoded, as: UTF8.self)
    }
  }

  extension Value {
    /// The value as text, or nil for NULL; the server infers its type.
    var postgreSQLText: String? {
      switch self {
      case .null: nil
      case .integer(let number): String(number)
      case .text(let text): PostgreSQLText.encoded(text)
      }
    }
  }
#endif

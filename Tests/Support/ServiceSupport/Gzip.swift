/// Compresses bytes, correctly or maliciously. (RFC 1951, 1952)
package enum Gzip {
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// Wraps up to 65,535 bytes in gzip without compressing them.
  package static func stored(_ bytes: [UInt8]) -> [UInt8] {
    let length = UInt16(bytes.count)
    let block = [1] + little(UInt32(length) | UInt32(~length) << 16) + bytes
    return head + block + little(checksum(bytes)) + little(UInt32(length))
  }

  /// Returns a gzip bomb that decompresses to this many letters `a`, 158 times its own size.
  package static func bomb(unpacked size: Int) -> [UInt8] {
    var writer = BitWriter()
    // The final block, with fixed codes.
    writer.write(0b1, count: 1)
    writer.write(0b01, count: 2)
    writer.writeCode(0x30 + UInt32(UInt8(ascii: "a")), count: 8)
    for _ in 0..<(size / 258) {
      // Repeats the previous byte 258 times.
      writer.writeCode(0b1100_0101, count: 8)
      writer.writeCode(0, count: 5)
    }
    writer.writeCode(0, count: 7)
    return head + writer.bytes + little(0) + little(UInt32(truncatingIfNeeded: size))
  }

  private static func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum >> 1 ^ (sum & 1) * 0xEDB8_8320 }
    }
    return ~sum
  }
}

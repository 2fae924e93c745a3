/// Packs bits into bytes as deflate does: lowest bit first, except that codes start with their highest bit.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var used = 8

  mutating func write(_ value: UInt32, count: Int) {
    for place in 0..<count { append(value >> place & 1) }
  }

  mutating func writeCode(_ value: UInt32, count: Int) {
    for place in (0..<count).reversed() { append(value >> place & 1) }
  }

  private mutating func append(_ bit: UInt32) {
    if used == 8 {
      bytes.append(0)
      used = 0
    }
    bytes[bytes.count - 1] |= UInt8(bit) << used
    used += 1
  }
}

import Sessions
import TerminalDriver
import Testing
import TestSupport

struct KeyDecoderTests {
  private nonisolated static let table: [(String, [KeyPress])] = [
    ("a", [.character("a")]), ("é", [.character("é")]), ("漢", [.character("漢")]), ("😀", [.character("😀")]),
    ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.control("h")]),
    ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]), ("\u{15}", [.control("u")]), ("\u{0}\u{1F}", []),
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[1;5A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}OB", [.down]),
    ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]),
    ("\u{1B}[7~", [.home]), ("\u{1B}[F", [.end]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
    ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]), ("\u{1B}[3;2~", [.delete]),
    ("\u{1B}[Z", [.backTab]), ("\u{1B}OM", [.enter]), ("\u{1B}[2~", []), ("\u{1B}[15~x", [.character("x")]),
    ("\u{1B}OPx", [.f1, .character("x")]), ("\u{1B}[[Ax", [.f1, .character("x")]), ("\u{1B}[11~", [.f1]),
    ("\u{1B}OQx", [.character("x")]), ("\u{1B}[[Bx", [.character("x")]), ("\u{1B}j", [.alt("j")]),
    ("\u{1B}é", [.alt("é")]), ("\u{1B}\rx", [.character("x")]), ("\u{1B}\u{4}x", [.character("x")]),
    ("\u{1B}[1;5D", [.controlLeft]), ("\u{1B}[1;5C", [.controlRight]), ("\u{1B}[1;2D", [.left]),
    ("\u{1B}[1;3D", []), ("\u{1B}[1;3A", []), ("\u{1B}[3;7~x", [.character("x")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[?1;2cx", [.character("x")]),
    ("\u{1B}[<0;1;1Mx", [.click(GridPosition(column: 0, row: 0)), .character("x")]),
    ("\u{1B}[<0;80;24M\u{1B}[<0;80;24mx", [.click(GridPosition(column: 79, row: 23)), .character("x")]),
    ("\u{1B}[<64;3;4M\u{1B}[<65;3;4M", [.wheelUp, .wheelDown]), ("\u{1B}[<2;3;4M\u{1B}[<32;3;4Mx", [.character("x")]),
    ("\u{1B}[<0;0;1M\u{1B}[<0;1M\u{1B}[<0;-1;-1Mx", [.character("x")]),
    ("\u{1B}[M !!x", [.character("x")]), ("\u{1B}[M q\rx", [.character("x")]),
    ("\u{1B}[200~q\r\u{1B}[A\u{3}\u{1B}[201~x", [.paste("q\r\u{1B}[A\u{3}"), .character("x")]),
    ("\u{1B}[200~\u{1B}[201~", []), ("\u{1B}[200~é漢\u{1B}[201~", [.paste("é漢")]), ("\u{9B}A", [.character("A")]),
    ("abc", [.character("a"), .character("b"), .character("c")]),
  ]

  @Test(arguments: table)
  func `bytes are decoded into keys`(bytes: String, keys: [KeyPress]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == keys)
    #expect(!decoder.isWaiting)
  }

  @Test(arguments: table)
  func `the split of the bytes into chunks does not matter`(bytes: String, keys: [KeyPress]) {
    let bytes = Array(bytes.utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == keys)
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == keys)
  }

  @Test func `a lone escape is the Esc key`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O"])
  func `an incomplete sequence is not a key`(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode("x".utf8) == [.character("x")])
  }

  @Test func `a paste does not time out`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~abc".utf8) == [])
    #expect(!decoder.isWaiting)
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode("q\u{1B}[201~".utf8) == [.paste("abcq")])
  }

  @Test func `a long paste arrives complete`() {
    var decoder = KeyDecoder()
    var pasted = ""
    let text = String(repeating: "x", count: 200_000)
    for key in decoder.decode("\u{1B}[200~".utf8) + decoder.decode(text.utf8) + decoder.decode("\u{1B}[201~".utf8) {
      if case .paste(let piece) = key { pasted += piece }
    }
    #expect(pasted == text)
  }

  @Test func `the end of a long paste may arrive in two parts`() {
    var decoder = KeyDecoder()
    let text = String(repeating: "x", count: 65_536)
    let keys = decoder.decode("\u{1B}[200~\(text)\u{1B}[20".utf8) + decoder.decode("1~q".utf8)
    let pasted = keys.map { if case .paste(let piece) = $0 { piece } else { "" } }.joined()
    #expect(pasted == text)
    #expect(keys.last == .character("q"))
  }

  @Test func `a paste without an end comes in pieces`() {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}[200~".utf8)
    let pieces = (1...10).flatMap { _ in decoder.decode(String(repeating: "x", count: 100_000).utf8) }
    #expect(pieces.count == 10)
  }

  @Test(
    arguments: [
      [0xFF], [0xC3, 0x28], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0x80],
    ]
      as [[UInt8]])
  func `invalid UTF-8 is not a key`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes + Array("x".utf8))
    #expect(keys.last == .character("x"))
    #expect(keys.dropLast().allSatisfy { $0 == .character("(") })
  }

  @Test func `the decoder recovers from 100,000 random bytes`() {
    let seed = RandomTest.seed
    print("SEED=\(seed)")
    var state = seed
    var decoder = KeyDecoder()
    for _ in 0..<10_000 {
      let bytes = (0..<10).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        // A quarter of the bytes are ones that sequences consist of.
        let byte = UInt8(truncatingIfNeeded: state >> 56)
        return state >> 33 & 3 == 0 ? [0x1B, 0x5B, 0x4F, 0x3B, 0x32, 0x7E][Int(byte % 6)] : byte
      }
      _ = decoder.decode(bytes)
    }
    _ = decoder.timeOut()
    // Ends a paste, in case the random bytes started one.
    _ = decoder.decode("\u{1B}[201~".utf8)
    #expect(decoder.decode("j".utf8) == [.character("j")])
  }
}

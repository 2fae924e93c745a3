import Models
import Sessions
import TerminalDriver
import TestSupport
import Testing

nonisolated struct KeyDecoderTests {
  private nonisolated static let table: [(String, [KeyPress])] = [
    ("a", [.character("a")]), ("é", [.character("é")]), ("漢", [.character("漢")]), ("😀", [.character("😀")]),
    ("\r", [.enter]), ("\n", [.control("j")]), ("\t", [.tab]), ("\u{7F}", [.backspace]), ("\u{8}", [.control("h")]),
    ("\u{3}", [.control("c")]), ("\u{1A}", [.control("z")]), ("\u{15}", [.control("u")]), ("\u{0}\u{1F}", []),
    ("\u{1B}[A", [.up]), ("\u{1B}OA", [.up]), ("\u{1B}[1;5A", [.up]), ("\u{1B}[B", [.down]), ("\u{1B}OB", [.down]),
    ("\u{1B}[C", [.right]), ("\u{1B}[D", [.left]), ("\u{1B}[H", [.home]), ("\u{1B}OH", [.home]), ("\u{1B}[1~", [.home]),
    ("\u{1B}[7~", [.home]), ("\u{1B}[F", [.end]), ("\u{1B}OF", [.end]), ("\u{1B}[4~", [.end]), ("\u{1B}[8~", [.end]),
    ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]), ("\u{1B}[3;2~", [.delete]),
    ("\u{1B}[Z", [.backTab]), ("\u{1B}OM", [.enter]), ("\u{1B}[32;10;10M", []), ("\u{1B}[2~", []),
    ("\u{1B}[15~x", [.f5, .character("x")]), ("\u{1B}[[Ex", [.f5, .character("x")]),
    ("\u{1B}[17~x", [.character("x")]),
    ("\u{1B}OPx", [.f1, .character("x")]), ("\u{1B}[[Ax", [.f1, .character("x")]), ("\u{1B}[11~", [.f1]),
    ("\u{1B}OQx", [.character("x")]), ("\u{1B}[[Bx", [.character("x")]), ("\u{1B}j", [.alt("j")]),
    ("\u{1B}jx", [.alt("j"), .character("x")]), ("\u{1B}[1[Ax", [.character("A"), .character("x")]),
    ("\u{1B}é", [.alt("é")]), ("\u{1B}\rx", [.character("x")]), ("\u{1B}\u{4}x", [.character("x")]),
    ("\u{1B}[1;5D", [.controlLeft]), ("\u{1B}[1;5C", [.controlRight]), ("\u{1B}[1;2D", [.left]),
    ("\u{1B}[1;3D", []), ("\u{1B}[1;3A", []), ("\u{1B}[3;7~x", [.character("x")]),
    ("\u{1B}\u{1B}[A", [.escape, .up]), ("\u{1B}[?1;2cx", [.character("x")]), ("\u{1B}[1<Ax", [.character("x")]),
    ("\u{1B}]0;title\u{7}x", [.character("x")]),
    ("\u{1B}[<0;1;1Mx", [.click(GridPosition(column: 0, row: 0)), .character("x")]),
    ("\u{1B}[<0;80;24M\u{1B}[<0;80;24mx", [.click(GridPosition(column: 79, row: 23)), .character("x")]),
    ("\u{1B}[<64;3;4M\u{1B}[<65;3;4M", [.wheelUp, .wheelDown]), ("\u{1B}[<2;3;4M\u{1B}[<32;3;4Mx", [.character("x")]),
    ("\u{1B}[<0;0;1M\u{1B}[<0;1M\u{1B}[<0;-1;-1Mx", [.character("x")]),
    ("\u{1B}[M !!x", [.character("x")]), ("\u{1B}[M q\rx", [.character("x")]),
    ("\u{1B}[200~q\r\u{1B}[A\u{1B}[201~x", [.paste("q\r\u{1B}[A"), .character("x")]),
    ("\u{1B}[200~\u{1B}[201~", []), ("\u{1B}[200~é漢\u{1B}[201~", [.paste("é漢")]), ("\u{9B}A", [.up]),
    ("abc", [.character("a"), .character("b"), .character("c")]),
  ]

  @Test(arguments: table)
  func `bytes are decoded into keys`(bytes: String, keys: [KeyPress]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == keys)
    #expect(decoder.patience == nil)
  }

  @Test(arguments: table)
  func `the bytes give the same keys, however the bytes are split into chunks`(bytes: String, keys: [KeyPress]) {
    let bytes = Array(bytes.utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == keys)
    }
    var decoder = KeyDecoder()
    #expect(bytes.flatMap { decoder.decode([$0]) } == keys)
  }

  @Test func `an escape character that nothing follows is the Esc key`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode([0x1B]) == [])
    #expect(decoder.patience == .milliseconds(40))
    #expect(decoder.timeOut() == [.escape])
    #expect(decoder.patience == nil)
    #expect(decoder.timeOut() == [])
  }

  @Test(arguments: ["\u{1B}[", "\u{1B}[1;", "\u{1B}O"])
  func `an incomplete escape sequence is not read as a key`(bytes: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(bytes.utf8) == [])
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode("x".utf8) == [.character("x")])
  }

  // MARK: What a terminal says of itself

  /// Answers to XTVERSION, DECRQSS, OSC 4, 10, 11, 52 and 21, APC of kitty, PM, SOS, DA1, DA2, DECXCPR, DECRPM and XTWINOPS.
  private nonisolated static let answers = [
    "\u{1B}P>|tmux 3.4\u{1B}\\", "\u{1B}P1$r0;38:5:1m\u{1B}\\", "\u{1B}]4;1;rgb:cdcd/0000/0000\u{7}",
    "\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{1B}\\", "\u{1B}]52;c;eHEQ\u{7}", "\u{1B}]lÜber q \u{1F600}\u{1B}\\",
    "\u{1B}_Gi=31;OK\u{1B}\\", "\u{1B}^x\u{1B}\\", "\u{1B}Xx\u{1B}\\", "\u{90}>|XTerm(388)\u{9C}", "\u{9D}11;x\u{7}",
    "\u{9B}?62;4c", "\u{1B}[?62;1;2;4;6;9;15;16;17;18;21;22;28;29;1000000c", "\u{1B}[>41;388;0c", "\u{1B}[?24;80;1R",
    "\u{1B}[?2026;1$y", "\u{1B}[8;24;80t", "\u{1B}[?1;5A", "\u{1B}[>3~",
  ]

  @Test(arguments: answers)
  func `a response of the terminal is not read as a key, however it is split`(answer: String) {
    let bytes = Array(answer.utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == [])
      #expect(decoder.patience == nil)
      #expect(decoder.decode("j".utf8) == [.character("j")])
    }
  }

  @Test(arguments: [0x90, 0x98, 0x9D, 0x9E, 0x9F] as [UInt8])
  func `an eight-bit control string ends with the eight-bit terminator`(start: UInt8) {
    var decoder = KeyDecoder()
    #expect(decoder.decode([start] + Array("11;x".utf8) + [0x9C] + Array("j".utf8)) == [.character("j")])
  }

  @Test func `a bell ends an OSC string, but no other control string`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}Pq\u{7}x\u{1B}\\j".utf8) == [.character("j")])
  }

  @Test(
    arguments: [
      ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", true), ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{7}", false),
      ("\u{1B}]11;rgb:0000/ffff/0000\u{7}", true), ("\u{1B}]11;rgb:ffff/0000/ffff\u{7}", false),
      ("\u{1B}]11;rgb:f/f/e\u{7}", true), ("\u{9D}11;rgb:80/80/80\u{9C}", true),
      ("\u{1B}]11;rgba:0000/0000/0000/ffff\u{1B}\\", false),
    ])
  func `the terminal's response shows whether the background is light, however it is split`(
    answer: String, isLight: Bool
  ) {
    let bytes = Array(answer.utf8)
    for cut in bytes.indices {
      var decoder = KeyDecoder()
      #expect(decoder.colors.isOnLight == nil)
      #expect(decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...]) == [])
      #expect(decoder.colors.isOnLight == isLight)
    }
  }

  @Test(
    arguments: [
      "11;rgb:ffff/ffff", "11;rgb:zz/zz/zz", "10;rgb:ffff/ffff/ffff", "11;#ffffff",
      "11;rgb:ffff/ffff/ffff  " + String(repeating: "x", count: 40),
      "11;rgb:///", "11;rgb:-1/-1/-1", "",
    ])
  func `other responses of the terminal do not change the background`(said: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}]\(said)\u{7}j".utf8) == [.character("j")])
    #expect(decoder.colors.isOnLight == nil)
  }

  @Test func `only an OSC string is read as a response about the background`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}P11;rgb:ffff/ffff/ffff\u{1B}\\".utf8) == [])
    #expect(decoder.colors.isOnLight == nil)
  }

  @Test func `a response that arrives long after its escape character is not read as typed text`() {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}".utf8)
    #expect(decoder.timeOut() == [.escape])
    var keys: [KeyPress] = []
    for byte in "]11;rgb:ffff/ffff/ffff\u{1B}\\x".utf8 { keys += decoder.decode([byte]) }
    #expect(keys == [.character("x")])
    #expect(decoder.colors.isOnLight == true)
  }

  @Test(arguments: ["]", "]1"])
  func `text that begins like a terminal's response but continues differently is read as typed text`(text: String) {
    var decoder = KeyDecoder()
    _ = decoder.decode("\u{1B}".utf8)
    _ = decoder.timeOut()
    #expect(decoder.decode(text.utf8) + decoder.timeOut() == text.map(KeyPress.character))
    #expect(
      decoder.decode("\u{1B}".utf8) + decoder.timeOut() + decoder.decode("]x".utf8) == [
        .escape, .character("]"), .character("x"),
      ])
  }

  @Test func `the decoder waits seconds for the rest of a response, but less if the response is too long`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}]10;rgb:ff".utf8) == [])
    #expect(decoder.patience == .seconds(5))
    #expect(decoder.decode(String(repeating: "f", count: 40).utf8) == [])
    #expect(decoder.patience == .milliseconds(500))
  }

  @Test(arguments: [
    "\u{1B}]1", "\u{1B}P>|q", "\u{1B}_G", "\u{9D}x", "\u{1B}[" + String(repeating: "1;", count: 100),
  ])
  func `an escape sequence without an end does not block the keyboard`(start: String) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(start.utf8) == [])
    #expect(decoder.patience == .milliseconds(500))
    #expect(decoder.timeOut() == [])
    #expect(decoder.decode("j".utf8) == [.character("j")])

    #expect(decoder.decode(start.utf8) == [])
    #expect(decoder.decode("\u{1B}[A".utf8) == [.up])

    #expect(decoder.decode(start.utf8) == [])
    #expect(decoder.decode([0x03]) == [.control("c")])
  }

  @Test(
    arguments: [
      ("\u{1B}", [.escape]), ("\u{1B}[", []), ("\u{1B}[1;", []), ("\u{1B}O", []), ("\u{1B}[[", []), ("\u{1B}[M", []),
      ("\u{1B}[M!", [.character("!")]), ("\u{C3}", []), ("x", [.character("x")]),
    ] as [(String, [KeyPress])])
  func `Ctrl-C is read as a key even inside an escape sequence`(start: String, keys: [KeyPress]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode(start.utf8.prefix { $0 != 0x83 } + [0x03]) == keys + [.control("c")])
  }

  @Test(arguments: [(31, [.up]), (32, [])] as [(Int, [KeyPress])])
  func `a sequence of more than 31 bytes is ignored`(length: Int, keys: [KeyPress]) {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[\(String(repeating: "1", count: length - 2))A".utf8) == keys)
    #expect(decoder.decode("j".utf8) == [.character("j")])
  }

  @Test func `a control string of any length is ignored, and the next key is decoded`() {
    var decoder = KeyDecoder()
    let count = TestRun.steps(100, long: 1_000)
    let keys = (0..<count).flatMap { _ in decoder.decode(String(repeating: "Gx;", count: 100).utf8) }
    #expect(keys.count == 300 * count)
    for start in ["\u{1B}_", "\u{1B}["] {
      _ = decoder.decode(start.utf8)
      let digits = String(repeating: "0;", count: 200)
      #expect((0..<count).flatMap { _ in decoder.decode(digits.utf8) } == [])
      #expect(decoder.decode("c\u{1B}\\".utf8).allSatisfy { $0 == .alt("\\") })
      #expect(decoder.decode("j".utf8) == [.character("j")])
    }
  }

  @Test(arguments: TestRun.seeds(1, 2, 3))
  func `random responses, split at random places, are not read as keys`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()
    let letters = Array("qxdGua*:/;?1 é漢😀\u{301}")
    for _ in 0..<TestRun.steps(1_500, long: 200_000) {
      let text = String(
        (0..<Int.random(in: 0..<40, using: &random)).map { _ in letters.randomElement(using: &random) ?? "q" })
      let numbers = (0..<Int.random(in: 0..<20, using: &random)).map { _ in
        String(UInt16.random(in: 0...999, using: &random))
      }
      let parameters = numbers.joined(separator: ";")
      let answer =
        switch Int.random(in: 0..<8, using: &random) {
        case 0: "\u{1B}]\(text)\u{7}"
        case 1: "\u{1B}]\(text)\u{1B}\\"
        case 2: "\u{1B}P\(text)\u{1B}\\"
        case 3: "\u{1B}\(["_", "^", "X"].randomElement(using: &random) ?? "_")\(text)\u{1B}\\"
        case 4: "\u{9D}\(text)\u{9C}"
        case 5: "\u{1B}[?\(parameters)\(["c", "R", "$y", "u", "n"].randomElement(using: &random) ?? "c")"
        case 6: "\u{1B}[>\(parameters)c"
        default: "\u{1B}[\(parameters)\(["t", "R", "I", "O"].randomElement(using: &random) ?? "t")"
        }
      let bytes = Array(answer.utf8)
      let cut = Int.random(in: 0...bytes.count, using: &random)
      let keys = decoder.decode(bytes[..<cut]) + decoder.decode(bytes[cut...])
      guard keys.isEmpty else {
        Issue.record("\(answer.debugDescription), cut at \(cut): \(keys)")
        return
      }
    }
    #expect(decoder.decode("j".utf8) == [.character("j")])
  }

  // MARK: Pastes

  @Test func `a paste without an end does not block the keyboard, and the pasted text is kept`() {
    var decoder = KeyDecoder()
    #expect(decoder.decode("\u{1B}[200~abc".utf8) == [])
    #expect(decoder.patience == .seconds(5))
    #expect(decoder.timeOut() == [.paste("abc")])
    #expect(decoder.decode("j".utf8) == [.character("j")])

    #expect(decoder.decode("\u{1B}[200~abc\u{1B}".utf8) == [])
    #expect(decoder.patience == .milliseconds(500))
    #expect(decoder.timeOut() == [.paste("abc")])

    #expect(decoder.decode("\u{1B}[200~abc".utf8) == [])
    #expect(decoder.decode([0x03]) == [.paste("abc"), .control("c")])
  }

  @Test func `a paste that is longer than the limit is refused as a whole`() {
    let limit = 65_536
    for (count, isTaken) in [(limit, true), (limit + 1, false), (10 * limit, false)] {
      var decoder = KeyDecoder()
      let text = String(repeating: "x", count: count)
      let keys = ["\u{1B}[200~", text, "\u{1B}[201~", "q"].flatMap { decoder.decode($0.utf8) }
      #expect(keys == [isTaken ? .paste(text) : .refusedPaste(.tooLong(limit: limit)), .character("q")])
    }
  }

  @Test func `a paste that is not UTF-8 is refused`() {
    var decoder = KeyDecoder()
    let bytes = Array("\u{1B}[200~Caf".utf8) + [0xE9] + Array("\u{1B}[201~".utf8)
    #expect(decoder.decode(bytes) == [.refusedPaste(.notUTF8)])
  }

  @Test func `the end of a long paste can arrive in two parts`() {
    var decoder = KeyDecoder()
    let text = String(repeating: "x", count: 60_000)
    let keys = decoder.decode("\u{1B}[200~\(text)\u{1B}[20".utf8) + decoder.decode("1~q".utf8)
    #expect(keys == [.paste(text), .character("q")])
  }

  @Test(
    arguments: [
      [0xFF], [0xC3, 0x28], [0xE2, 0x82, 0x28], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xC0, 0x80],
    ]
      as [[UInt8]])
  func `invalid UTF-8 is not read as a key`(bytes: [UInt8]) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes + Array("x".utf8))
    #expect(keys.last == .character("x"))
    #expect(keys.dropLast().allSatisfy { $0 == .character("(") })
  }

  @Test(arguments: TestRun.seeds(1, 2, 3))
  func `the decoder recovers from random bytes`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var decoder = KeyDecoder()
    let sequenceBytes: [UInt8] = [0x1B, 0x5B, 0x4F, 0x3B, 0x32, 0x7E]
    for _ in 0..<TestRun.steps(1_500, long: 200_000) {
      let bytes = (0..<10).map { _ in
        // A quarter of the bytes are ones that sequences consist of.
        let isOfSequence = Int.random(in: 0..<4, using: &random) == 0
        return isOfSequence ? sequenceBytes.randomElement(using: &random) ?? 0 : .random(in: 0...255, using: &random)
      }
      _ = decoder.decode(bytes)
    }
    _ = decoder.timeOut()
    #expect(decoder.decode("j".utf8) == [.character("j")])
  }
}

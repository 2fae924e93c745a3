import Foundation
import Sessions
import TestSupport
import Testing
import TextUISupport

@Suite(.computesOnly)
nonisolated struct SafeTextTests {
  @Test(
    arguments: [
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\r\nb", "a\\u{D}\\u{A}b"), ("tab\there", "tab\\u{9}here"),
      ("bell\u{7}", "bell\\u{7}"), ("\u{7F}", "\\u{7F}"), ("\u{9B}31m", "\\u{9B}31m"), ("\u{85}", "\\u{85}"),
      ("\u{202E}evil", "\\u{202E}evil"), ("a\u{200B}b", "a\\u{200B}b"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("line\u{2028}end", "line\\u{2028}end"), ("\u{FEFF}bom", "\\u{FEFF}bom"), ("soft\u{AD}", "soft\\u{AD}"),
      ("\u{E0041}", "\\u{E0041}"), ("\u{3164}", "\\u{3164}"), ("\0", "\\u{0}"), ("\u{FFF9}x", "\\u{FFF9}x"),
      ("\u{202A}\u{200E}\u{61C}", "\\u{202A}\\u{200E}\\u{61C}"),
    ])
  func `characters that a terminal would execute or hide are made visible`(raw: String, safe: String) {
    #expect(SafeText(raw).string == safe)
  }

  /// Scalars that are invisible alone, but belong to a character.
  @Test(
    arguments: [
      "❤\u{FE0F}", "☺\u{FE0E}", "👩\u{200D}👩\u{200D}👧\u{200D}👦", "👩🏻\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}👩🏻",
      "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
      "🏴\u{200D}☠\u{FE0F}", "🇨🇦", "می\u{200C}خواهم", "क्\u{200D}ष", "क्\u{200C}ष", "শ্\u{200D}", "র\u{200D}্যাব",
      "ක්\u{200D}රි", "葛\u{E0100}", "\u{1820}\u{180B}",
      "∩\u{FE00}", "ཧྐྵྨླྺྼྻྂ", "\u{1112}\u{1161}\u{11AB}",
    ])
  func `invisible marks that belong to a character are printed with the character`(text: String) throws {
    #expect(SafeText(text).string.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(SafeText(json: .text(text)).string.unicodeScalars.elementsEqual("\"\(text)\"\n".unicodeScalars))
  }

  @Test(arguments: ["\u{1E922}", "م", "\u{10D00}", "\u{840}", "\u{1820}", "\u{7CA}", "\u{710}"])
  func `in every script with joined letters, a non-joiner between two letters is printed`(letter: String) {
    #expect(SafeText("\(letter)\u{200C}\(letter)").string == "\(letter)\u{200C}\(letter)")
  }

  @Test(
    arguments: [
      ("a\u{FE0F}", "a\\u{FE0F}"), ("1\u{FE0F}2", "1\\u{FE0F}2"), ("❤\u{FE0F}\u{FE0F}", "❤\u{FE0F}\\u{FE0F}"),
      ("\u{200D}👩", "\\u{200D}👩"), ("👩\u{200D}", "👩\\u{200D}"), ("👩\u{200D}a", "👩\\u{200D}a"),
      ("👩\u{200C}👩", "👩\\u{200C}👩"), ("❤\u{FE0F}\u{200C}👩", "❤\u{FE0F}\\u{200C}👩"),
      ("a\u{200C}b", "a\\u{200C}b"), ("م\u{200C}", "م\\u{200C}"), ("م\u{200C}a", "م\\u{200C}a"),
      ("م\u{200C}\u{200C}م", "م\\u{200C}\\u{200C}م"), ("क\u{200C}ष", "क\\u{200C}ष"),
      ("क्\u{200D}\u{200D}", "क्\u{200D}\\u{200D}"), ("漢\u{E0100}\u{E0101}", "漢\u{E0100}\\u{E0101}"),
      ("a\u{E0100}", "a\\u{E0100}"), ("a\u{E0061}", "a\\u{E0061}"),
      ("🏴\u{E0067}\u{E007F}", "🏴\\u{E0067}\\u{E007F}"),
      ("🏴\u{E0067}\u{E0062}\u{E0065}", "🏴\\u{E0067}\\u{E0062}\\u{E0065}"), ("🇨\u{FE0F}", "🇨\\u{FE0F}"),
      ("م\u{200F}م", "م\\u{200F}م"), ("👩\u{202E}👩", "👩\\u{202E}👩"),
    ])
  func `an invisible mark that is alone, misplaced or repeated is made visible`(raw: String, safe: String) {
    #expect(SafeText(raw).string == safe)
  }

  @Test func `the ninth mark on a character, and every later mark, is made visible`() {
    let marks = { (count: Int) in String(repeating: "\u{301}", count: count) }
    #expect(SafeText("a" + marks(8)).string == "a" + marks(8))
    #expect(SafeText("a" + marks(10) + "b" + marks(1)).string == "a" + marks(8) + #"\u{301}\u{301}b"# + marks(1))
    let chain = String(repeating: "👩\u{200D}", count: 9) + "👩"
    #expect(SafeText(chain).string == String(repeating: "👩\u{200D}", count: 8) + #"👩\u{200D}👩"#)
  }

  @Test(arguments: ["Calçotada", "左京読書会", "מקהלת הנמל", "O'Brien", "e\u{301}", "§ ~ “”", ""])
  func `ordinary text in any script stays unchanged`(text: String) {
    #expect(SafeText(text).string == text)
  }

  @Test func `a line break inside a text is not printed as a line break`() {
    #expect(SafeText(lines: ["a\nb", "c"]).string == "a\\u{A}b\nc\n")
  }

  @Test func `text that is printed as JSON can be read back unchanged`() throws {
    let hostile = "\u{1B}[2J\u{9B}\u{202E}\u{E0041}\u{7F}\r\n\"\\ ok 左"
    let json = SafeText(json: .list([.text(hostile)]))
    #expect(
      !json.string.dropLast().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x9B || $0.value == 0x202E })
    #expect(try JSONDecoder().decode([String].self, from: Data(json.string.utf8)) == [hostile])
  }

  /// The ways to a terminal.
  enum Sink: CaseIterable {
    case part, line, json, cells

    func written(_ text: String) throws -> Substring.UnicodeScalarView {
      switch self {
      case .part: SafeText(text).string[...].unicodeScalars
      case .line: SafeText(lines: [text]).string.dropLast().unicodeScalars
      case .json: SafeText(json: .text(text)).string.dropLast().unicodeScalars
      case .cells: Cell.cells(of: SafeText(text)).map(\.text).joined()[...].unicodeScalars
      }
    }
  }

  @Test(arguments: Sink.allCases)
  func `no control character or invisible character is printed between Latin letters`(sink: Sink) throws {
    let survivors = try sink.written(Unicode.Scalar.allHidden.map { "\($0)a" }.joined()).hidden
    #expect(survivors.isEmpty)
  }

  @Test(
    arguments: [
      ("a", []), ("1", []), ("م", []), ("🇨", []), ("ア", []), ("👩", [0xFE0E...0xFE0F]), ("🏴", [0xFE0E...0xFE0F]),
      ("漢", [0xFE00...0xFE02, 0xE0100...0xE01EF]), ("क्", [0x200C...0x200D]), ("∩", [0xFE00...0xFE00]),
      ("\u{1820}", [0x180B...0x180D, 0x180F...0x180F]),
    ] as [(String, [ClosedRange<UInt32>])])
  func `an invisible character repeated after a letter is printed at most once, and only where it has a meaning`(
    character: String, variants: [ClosedRange<UInt32>]
  ) {
    let raw = Unicode.Scalar.allHidden.map { "\(character)\($0)\($0) " }.joined()
    let survivors = SafeText(raw).string.unicodeScalars[...].hidden
    #expect(survivors.map(\.value) == variants.flatMap { $0 })
  }
}

import Foundation
import Sessions
import Testing

nonisolated struct SafeTextTests {
  @Test(
    arguments: [
      ("\u{1B}[31mred", "\\u{1B}[31mred"), ("a\r\nb", "a\\u{D}\\u{A}b"), ("tab\there", "tab\\u{9}here"),
      ("bell\u{7}", "bell\\u{7}"), ("\u{7F}", "\\u{7F}"), ("\u{9B}31m", "\\u{9B}31m"), ("\u{85}", "\\u{85}"),
      ("\u{202E}evil", "\\u{202E}evil"), ("a\u{200B}b", "a\\u{200B}b"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"),
      ("line\u{2028}end", "line\\u{2028}end"), ("\u{FEFF}bom", "\\u{FEFF}bom"), ("soft\u{AD}", "soft\\u{AD}"),
      ("\u{E0041}", "\\u{E0041}"), ("\u{3164}", "\\u{3164}"), ("\0", "\\u{0}"), ("\u{FFF9}x", "\\u{FFF9}x"),
    ])
  func `what a terminal would execute or not show comes out visibly`(raw: String, safe: String) {
    #expect(SafeText(raw).string == safe)
  }

  @Test(arguments: ["Calçotada", "左京読書会", "מקהלת הנמל", "O'Brien", "e\u{301}", "§ ~ “”", ""])
  func `ordinary text in any script stays as it is`(text: String) {
    #expect(SafeText(text).string == text)
  }

  @Test func `lines end where the program ends them`() {
    #expect(SafeText(lines: ["a\nb", "c"]).string == "a\\u{A}b\nc\n")
  }

  @Test func `in JSON a program reads exactly what was written`() throws {
    let hostile = "\u{1B}[2J\u{9B}\u{202E}\u{E0041}\u{7F}\r\n\"\\ ok 左"
    let json = try SafeText(json: [hostile])
    #expect(
      !json.string.dropLast().unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x9B || $0.value == 0x202E })
    #expect(try JSONDecoder().decode([String].self, from: Data(json.string.utf8)) == [hostile])
  }

  /// Every scalar there is, once.
  @Test func `no scalar that controls a terminal survives`() {
    let all = (0...0x10FFFF).compactMap(Unicode.Scalar.init).map(String.init).joined()
    let survivors = SafeText(all).string.unicodeScalars.filter { scalar in
      scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.properties.isBidiControl
        || scalar.properties.isDefaultIgnorableCodePoint
    }
    #expect(survivors.isEmpty)
  }
}

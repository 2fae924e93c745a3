import Lists
import Testing

struct SearchTests {
  @Test(
    arguments: [
      ("núria", "Nuria Vidal"), ("NURIA", "Núria Vidal"), ("vid nur", "Núria Vidal"), ("  ", "Núria Vidal"), ("", ""),
      ("strasse", "Straßenfest"), ("cagri", "Çağrı"), ("yildiz", "Yıldız"), ("lukasz", "Łukasz"), ("bjorn", "Bjørn"),
      ("dang", "Đặng"), ("łukasz", "Lukasz"), ("o'brien", "O’Brien"), ("a", "a\0b"), ("ab", "a\0b"), ("佐", "佐藤 美咲"),
      ("ａｎ", "Joan"), ("o'b", "Siobhan O'Brien"), ("aeoe", "ÆŒ"), ("thor", "Þór"), ("ing", "ıŋǥ"),
      ("anna-maria", "Anna‐Maria"), ("a b", "a\u{A0}b"), ("\"on\"", "«On»"), ("ᲊ", "Ᲊ"),
    ])
  func `search matches words regardless of case, accents and width`(typed: String, text: String) {
    #expect(SearchWords(typed).match(text))
  }

  @Test(arguments: [("nuriavidal", "Núria Vidal"), ("x", "Núria Vidal"), ("a", "")])
  func `text without the words does not match`(typed: String, text: String) {
    #expect(!SearchWords(typed).match(text))
  }

  @Test(arguments: [("obrien", "O'Brien"), ("o'brien", "OBrien"), ("l'or", "l’or"), ("l’or", "l'or")])
  func `search ignores apostrophes`(typed: String, text: String) {
    #expect(SearchWords(typed).match(text))
  }

  @Test func `only the first 32 words are searched for`() {
    let words = (10...42).map { "w\($0)" }
    let text = words.prefix(32).joined(separator: " ")
    #expect(SearchWords(words.joined(separator: " ")).match(text))
    #expect(!SearchWords(words.suffix(32).joined(separator: " ")).match(text))
  }
}

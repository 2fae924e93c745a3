import Localization
import Testing

struct SearchTests {
  @Test(
    arguments: [
      ("núria", "Nuria Vidal"), ("NURIA", "Núria Vidal"), ("vid nur", "Núria Vidal"), ("  ", "Núria Vidal"), ("", ""),
      ("strasse", "Straßenfest"), ("cagri", "Çağrı"), ("yildiz", "Yıldız"), ("lukasz", "Łukasz"), ("bjorn", "Bjørn"),
      ("dang", "Đặng"), ("łukasz", "Lukasz"), ("o'brien", "O’Brien"), ("a", "a\0b"), ("ab", "a\0b"), ("佐", "佐藤 美咲"),
      ("ａｎ", "Joan"), ("o'b", "Siobhan O'Brien"),
    ])
  func `search matches words regardless of case, accents and width`(typed: String, text: String) {
    #expect(SearchIndex([text]).text(at: 0, contains: SearchWords(typed)))
  }

  @Test(arguments: [("nuriavidal", "Núria Vidal"), ("x", "Núria Vidal"), ("a", "")])
  func `text without the words does not match`(typed: String, text: String) {
    #expect(!SearchIndex([text]).text(at: 0, contains: SearchWords(typed)))
  }

  @Test func `each text is searched alone`() {
    let index = SearchIndex(["Anna", "Bob"])
    #expect(index.text(at: 0, contains: SearchWords("anna")) && !index.text(at: 1, contains: SearchWords("anna")))
    #expect(!index.text(at: 0, contains: SearchWords("annab")) && !index.text(at: 0, contains: SearchWords("bob")))
  }

  @Test(
    arguments: [
      ("str", "Die Straße", [4..<7]), ("strasse", "Die Straße", [4..<10]), ("a", "Anna", [0..<1, 3..<4]),
      ("roca an", "Anna Roca", [5..<9, 0..<2]), ("x", "Anna", []), ("", "Anna", []), ("佐", "美咲 佐藤", [3..<4]),
    ] as [(String, String, [Range<Int>])])
  func `it is known where the words are`(typed: String, text: String, ranges: [Range<Int>]) {
    #expect(SearchWords(typed).ranges(in: text) == ranges)
  }
}

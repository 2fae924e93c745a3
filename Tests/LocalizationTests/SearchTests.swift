import Localization
import Testing

struct SearchTests {
  @Test(
    arguments: [
      ("núria", "Nuria Vidal"), ("NURIA", "Núria Vidal"), ("vid nur", "Núria Vidal"), ("  ", "Núria Vidal"), ("", ""),
      ("strasse", "Straßenfest"), ("佐", "佐藤 美咲"), ("ａｎ", "Joan"), ("o'b", "Siobhan O'Brien"),
    ])
  func `search matches words regardless of case, accents and width`(typed: String, text: String) {
    #expect(SearchableText(text).contains(SearchWords(typed)))
  }

  @Test(arguments: [("nuriavidal", "Núria Vidal"), ("x", "Núria Vidal"), ("a", "")])
  func `text without the words does not match`(typed: String, text: String) {
    #expect(!SearchableText(text).contains(SearchWords(typed)))
  }
}

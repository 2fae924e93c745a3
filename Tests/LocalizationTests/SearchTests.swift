import Localization
import Testing

struct SearchTests {
  @Test(
    arguments: [
      ("núria", "Nuria Vidal"), ("NURIA", "Núria Vidal"), ("vid nur", "Núria Vidal"), ("  ", "Núria Vidal"), ("", ""),
      ("strasse", "Straßenfest"), ("佐", "佐藤 美咲"), ("ａｎ", "Joan"), ("o'b", "Siobhan O'Brien"),
    ])
  func `text is found whatever its case, accents and width, word by word`(typed: String, text: String) {
    #expect(SearchableText(text).has(SearchWords(typed)))
  }

  @Test(arguments: [("nuriavidal", "Núria Vidal"), ("x", "Núria Vidal"), ("a", "")])
  func `what is not in the text is not found`(typed: String, text: String) {
    #expect(!SearchableText(text).has(SearchWords(typed)))
  }
}

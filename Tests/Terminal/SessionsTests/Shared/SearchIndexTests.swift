import Lists
import Localization
import Sessions
import Testing

struct SearchIndexTests {
  @Test(arguments: [("núria", true), ("vid nur", true), ("", true), ("x", false)])
  func `an index finds exactly the texts that match the words`(typed: String, isFound: Bool) {
    let words = SearchWords(typed)
    #expect(SearchIndex(["Núria Vidal"]).text(at: 0, contains: words) == isFound)
    #expect(words.match("Núria Vidal") == isFound)
  }

  @Test func `each text is searched separately`() {
    let index = SearchIndex(["Anna", "Bob"])
    #expect(index.text(at: 0, contains: SearchWords("anna")) && !index.text(at: 1, contains: SearchWords("anna")))
    #expect(!index.text(at: 0, contains: SearchWords("annab")) && !index.text(at: 0, contains: SearchWords("bob")))
  }

  @Test(
    arguments: [
      ("str", "Die Straße", [4..<7]), ("strasse", "Die Straße", [4..<10]), ("a", "Anna", [0..<1, 3..<4]),
      ("roca an", "Anna Roca", [5..<9, 0..<2]), ("x", "Anna", []), ("", "Anna", []), ("佐", "美咲 佐藤", [3..<4]),
    ] as [(String, String, [Range<Int>])])
  func `the positions of the words in a text are found`(typed: String, text: String, ranges: [Range<Int>]) {
    #expect(SearchWords(typed).ranges(in: text) == ranges)
  }
}

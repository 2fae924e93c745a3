import Sessions
import Testing

struct SuggestionTests {
  private let words = ["open", "joined", "join", "invited", "suggested", "quit", "help"]

  @Test(arguments: [
    ("opne", "open"), ("ope", "open"), ("opeen", "open"), ("OPEN", "open"), ("joind", "joined"), ("quti", "quit"),
  ])
  func `a slip finds the word that was meant`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: words) == meant)
  }

  @Test func `two slips in a short word are too many`() {
    #expect(Suggestion.nearest(to: "uqti", among: words) == nil)
  }

  @Test(arguments: ["", "xyzzy", "refrigerator", "1"])
  func `a wholly different word finds none`(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: words) == nil)
  }
}

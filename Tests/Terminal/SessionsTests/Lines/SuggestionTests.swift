import Sessions
import Testing

struct SuggestionTests {
  private let words = ["open", "joined", "join", "invited", "suggested", "quit", "help"]

  @Test(arguments: [
    ("opne", "open"), ("ope", "open"), ("opeen", "open"), ("OPEN", "open"), ("joind", "joined"), ("quti", "quit"),
  ])
  func `for a word with one typing error, the intended word is suggested`(typed: String, meant: String) {
    #expect(Suggestion.nearest(to: typed, among: words) == meant)
  }

  @Test func `a short word with two typing errors gets no suggestion`() {
    #expect(Suggestion.nearest(to: "uqti", among: words) == nil)
  }

  @Test(arguments: ["", "xyzzy", "refrigerator", "1"])
  func `a completely different word gets no suggestion`(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: words) == nil)
  }
}

import Localization
import Testing
import TextUI

struct ListEndingTests {
  @Test func `a list that goes on is not at work unless it says so`() {
    let list = RowList(count: 0, ending: ListEnding(id: "1", text: "and so on")) { _ in nil }
    #expect(!Screen(elements: [.list(list)], commands: []).showsProgress)
  }
}

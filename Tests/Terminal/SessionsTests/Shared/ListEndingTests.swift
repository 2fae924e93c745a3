import Localization
import Testing
import TextUI

struct ListEndingTests {
  @Test func `a list with more rows to load shows no progress by default`() {
    let list = RowList(count: 0, ending: ListEnding(id: "1", text: "and so on")) { _ in nil }
    #expect(!Screen(elements: [.list(list)], commands: []).showsProgress)
  }
}

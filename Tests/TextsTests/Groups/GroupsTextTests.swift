import Localization
import Testing
import Texts

struct GroupsTextTests {
  @Test(arguments: [(5, "5 groups, “1”, “2”, “3”, “4”, “5”?"), (6, "6 groups, “1”, “2”, “3”, “4”, “5”, …?")])
  func `a question about many groups names the first five`(count: Int, words: String) {
    let names = (1...count).map { String($0) }
    #expect(Text.groups(.leaveMessage(groups: names)).words(in: .en).contains(words))
  }
}

import Fakes
import Testing
import TextViews

struct CommandTextTests {
  @Test func `every language has the same texts with the same placeholders`() {
    #expect(CommandText.disagreements == [])
    #expect(DiceCommandText.disagreements == [])
    #expect(MatchesCommandText.disagreements == [])
    #expect(BooksCommandText.disagreements == [])
    #expect(GroupsCommandText.disagreements == [])
    #expect(RepliesCommandText.disagreements == [])
    #expect(HomeCommandText.disagreements == [])
  }
}

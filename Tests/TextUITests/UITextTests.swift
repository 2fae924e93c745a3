import Fakes
import Testing
import TextUI

struct UITextTests {
  @Test func `every language has the same texts with the same placeholders`() {
    #expect(UIText.disagreements == [])
  }
}

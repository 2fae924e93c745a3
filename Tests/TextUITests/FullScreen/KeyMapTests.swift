import Fakes
import Testing
import TextUI

struct KeyMapTests {
  @Test func `no key is on the map twice`() {
    for bindings in [KeyMap.general.flatMap(\.keys), KeyMap.editing.flatMap(\.keys)] {
      #expect(Set(bindings).count == bindings.count)
    }
  }

  @Test func `commands may lie on enter and escape, and not on the other general keys`() {
    #expect(KeyMap.reserved.isDisjoint(with: [.enter, .escape]))
    #expect(KeyMap.reserved.isSuperset(of: "jkgGq/?".map { KeyPress.character($0) }))
  }

  @Test func `every language has the texts with the same placeholders`() {
    #expect(FullScreenText.disagreements == [])
  }
}

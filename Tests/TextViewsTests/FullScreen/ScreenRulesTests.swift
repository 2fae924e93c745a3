import Gallery
import Localization
import Sessions
import Testing
import TextUI

/// Rules for every screen, whatever it looks like.
struct ScreenRulesTests {
  @Test(arguments: GalleryState.all)
  func `no two rows of a list have the same id`(state: GalleryState) {
    for list in state.pages.compactMap(\.screen.list) {
      let ids = (0..<list.count).compactMap { list[$0]?.id }
      #expect(Set(ids).count == list.count && !ids.contains(""))
    }
  }

  @Test(arguments: GalleryState.all)
  func `no command of a screen has a reserved key, or the same key as another enabled command`(state: GalleryState) {
    for page in state.pages {
      #expect(KeyMap.reserved.isDisjoint(with: page.screen.commands.flatMap(\.keys).map { KeyPress($0) }))
      // Commands that never work at the same time may share a key.
      let keys = page.screen.commands.filter(\.isEnabled).flatMap(\.keys)
      #expect(Set(keys).count == keys.count)
    }
  }

  @Test(arguments: GalleryState.all)
  func `no two commands of a screen have the same label`(state: GalleryState) {
    for commands in state.pages.map(\.screen.commands) {
      for language in Language.allCases {
        let labels = commands.map { $0.label.words(in: language) }
        #expect(Set(labels).count == labels.count, "\(labels)")
      }
    }
  }
}

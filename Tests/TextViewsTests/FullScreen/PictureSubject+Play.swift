import Localization
import TextUI
import TextUISupport

extension PictureSubject {
  /// The subject on a terminal, after its keys have been pressed.
  @MainActor func play(columns: Int, rows: Int, language: Language = .en) async -> FullScreenPlay {
    let navigation = NavigationController()
    for page in pages {
      Place(on: navigation).show(page)
    }
    let play = await FullScreenPlay(on: navigation, columns: columns, rows: rows, language: language)
    for key in keys {
      await play.press(key)
    }
    return play
  }
}

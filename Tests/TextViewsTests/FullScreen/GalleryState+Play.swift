import Gallery
import Localization
import TextUISupport

extension GalleryState {
  /// The state on a terminal that a test types at, after its keys have been pressed.
  @MainActor func play(columns: Int, rows: Int, language: Language = .en) async -> FullScreenPlay {
    let play = await FullScreenPlay(on: navigation, columns: columns, rows: rows, language: language)
    for key in keys {
      await play.press(key)
    }
    return play
  }
}

import Localization
import Sessions

extension GalleryState {
  /// Draws the state on a terminal of this size, as a session would.
  package func picture(size: GridSize, language: Language = .en) async -> Grid {
    let terminal = PictureTerminal(size: size)
    let session = FullScreenSession(navigation: navigation, terminal: terminal, language: language)
    // A terminal in memory accepts every picture, so the run cannot fail.
    _ = try? await session.run(pressing: keys)
    return terminal.picture
  }
}

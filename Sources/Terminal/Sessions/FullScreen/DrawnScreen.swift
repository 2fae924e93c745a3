import Presenting
import TextUI

/// What is drawn of a screen besides the rows of its list, as it was made last: most keys only select another row.
struct DrawnScreen {
  /// What it was made for, besides the language, and the size of the scene.
  struct Occasion: Equatable {
    let tick: Int
    let surroundings: Surroundings
    let focus: Focus
    let filter: String
    let rowCount: Int?
    let drawing: Picture.Drawing
    let message: Notice?
    let readReport: Int?

    /// Creates nil while something is typed at the bottom, or the keys are shown: then it is made anew for each picture.
    init?(_ moment: ShownScreen, state: ScreenState, drawing: Picture.Drawing, tick: Int) {
      guard case .browsing = state.mode, state.keysPage == nil else { return nil }
      (self.tick, self.drawing) = (tick, drawing)
      (surroundings, focus, filter) = (state.surroundings, state.focus, state.filter.text)
      (rowCount, message, readReport) = (state.rows(of: moment.screen)?.count, state.message, state.readReport)
    }
  }

  let occasion: Occasion?
  var content: ScreenBody
  /// The lines below the content, each from top to bottom.
  let notice, footer: [ContentLine]
}

import Localization
import Navigation
import TextUI

/// Everything that can be seen: the panes of the window with the screens that they show.
///
/// It stays the same until state that was read for it changes; most keys change only what the session itself remembers.
struct Scene {
  /// A pane with the screen that it shows; the screen is nil if no page is open there.
  struct Part {
    let pane: Pane
    let shown: ShownScreen?
  }

  let size: GridSize
  /// The page beside the list that has the focus, if there is one.
  private(set) weak var detail: (any AnyPage)?
  /// The page that only follows the selected row, if there is one.
  private(set) weak var preview: (any AnyPage)?
  /// The id of the row whose page is beside the list, if any.
  let rowBeside: Row.ID?
  /// The title of the top page.
  let title: Text
  /// The parts from left to right.
  let parts: [Part]
  /// The dialog in front of the parts, if the top page is a dialog.
  let dialog: Part?
  /// The screens that the user sees, and that take commands.
  let visible: [(pane: Pane, screen: Screen)]
  /// Returns the size of the picture of a part.
  func size(of part: Part) -> GridSize { GridSize(columns: part.pane.columns.count, rows: size.rows) }

  /// The pages that are in the picture.
  var pages: [any AnyPage] { (parts + (dialog.map { [$0] } ?? [])).compactMap(\.pane.page) }

  /// The path of the screen that the user is on, without the preview.
  let path: String
}

import Localization
import Navigation
import TextUI

/// What there is to see: the panes of the window with the moments that they show.
///
/// It stays the same until something changes that was read for it: most keys change only what the session remembers.
struct Scene {
  let size: GridSize
  /// The page beside the list that has the focus, if there is one.
  private(set) weak var detail: (any AnyPage)?
  /// The title of the top page.
  let title: Text
  /// The panes from left to right; nothing is open yet in one without a moment.
  let panes: [(pane: Pane, moment: ShownScreen?)]
  /// The dialog in front of the panes, if the top page is one.
  let dialog: (pane: Pane, moment: ShownScreen)?

  /// The screens that the user sees, and that take commands.
  var visible: [(pane: Pane, screen: Screen)] {
    if let dialog { return [(dialog.pane, dialog.moment.screen)] }
    return panes.compactMap { pane, moment in pane.takesCommands ? moment.map { (pane, $0.screen) } : nil }
  }
}

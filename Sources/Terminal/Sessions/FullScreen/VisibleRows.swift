import TextUI

/// The rows in the picture, read and put into cells once for each scene and scroll position.
///
/// Reading a row also begins to watch it for changes, so each row in view is read once and then kept. Nothing else of a picture
/// is kept. The cells do not show which row is selected or marked. So most keys only draw the selected row again, without
/// reading it.
struct VisibleRows {
  struct Entry {
    let position: Int
    let row: Row
    let cells: RowCells
  }

  let entries: [Entry]
  private let positions: Range<Int>
  private let scene: Int

  /// Creates the rows at these positions of a scene; without arguments, none.
  init(_ entries: [Entry] = [], at positions: Range<Int> = 0..<0, of scene: Int = 0) {
    self.entries = entries
    self.positions = positions
    self.scene = scene
  }

  /// Returns whether these are the rows at these positions of a scene.
  ///
  /// Within a scene, no row changes.
  func areRows(at positions: Range<Int>, of scene: Int) -> Bool { positions == self.positions && scene == self.scene }
}

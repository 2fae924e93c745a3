import TextUI

/// The rows in the picture, read and put into cells once for each scene and scroll position.
///
/// A row is watched only if it has been read, so the rows in view are kept, but nothing else of a picture. The cells do not
/// show which row is selected or marked. So most keys only draw the selected row again, without reading it.
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

  /// Whether these are the rows at these positions of a scene.
  ///
  /// Within a scene, no row changes.
  func areRows(at positions: Range<Int>, of scene: Int) -> Bool { positions == self.positions && scene == self.scene }
}

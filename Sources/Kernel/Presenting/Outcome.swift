import Changes
import Localization

/// What a command has done.
package struct Outcome {
  package var text: Text
  /// The id of the row that it has made, if any.
  ///
  /// The data is loaded again after the write, so the session looks for the row when it shows the screen.
  package let row: String?
  /// How the write is taken back, if there was one and it can be.
  package var undo: Undo?
  /// The trail of the page whose row it is; set by the history.
  package var trail: [String] = []

  package init(_ text: Text, row: String? = nil, undo: Undo? = nil) {
    self.text = text
    self.row = row
    self.undo = undo
  }
}

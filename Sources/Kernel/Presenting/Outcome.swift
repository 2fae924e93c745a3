import Changes
import Localization

/// The report of a command on what it has done.
package struct Outcome {
  package var text: Text
  /// The same without what has followed from it, if the text says that too.
  ///
  /// An undo or a redo reports only the write: by then, something else may follow. Suppose that a member leaves a group, which
  /// is deleted because nobody else is in it. Once that is undone, the group is there again.
  package let withoutConsequence: Text?
  /// The id of the row that it has made, if any.
  ///
  /// The data is loaded again after the write, so the session looks for the row when it shows the screen.
  package let row: String?
  /// Undoes the write, if there was one and it can be undone.
  package var undo: Undo?
  /// The text to show if only a part is undone, because others rely on the rest.
  package let part: Part?
  /// The trail of the page whose row it is; set by the history.
  package var trail: [String] = []

  package init(
    _ text: Text, withoutConsequence: Text? = nil, row: String? = nil, undo: Undo? = nil, part: Part? = nil
  ) {
    self.text = text
    self.withoutConsequence = withoutConsequence
    self.row = row
    self.undo = undo
    self.part = part
  }

  /// The part of a write that is undone while others rely on the rest.
  package struct Part {
    /// The text that tells what happened when it was undone.
    package let undone: Text
    /// The text that tells what happened when it was redone.
    package let redone: Text

    package init(undone: Text, redone: Text) {
      self.undone = undone
      self.redone = redone
    }
  }
}
